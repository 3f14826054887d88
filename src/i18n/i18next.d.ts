import "i18next"
import type about from "../../locales/en/about.json"
import type booking from "../../locales/en/booking.json"
import type build from "../../locales/en/build.json"
import type cards from "../../locales/en/cards.json"
import type common from "../../locales/en/common.json"
import type destinations from "../../locales/en/destinations.json"
import type experience from "../../locales/en/experience.json"
import type experiences from "../../locales/en/experiences.json"
import type home from "../../locales/en/home.json"
import type legal from "../../locales/en/legal.json"
import type logout from "../../locales/en/logout.json"
import type notFound from "../../locales/en/not-found.json"
import type place from "../../locales/en/place.json"
import type planner from "../../locales/en/planner.json"
import type prepare from "../../locales/en/prepare.json"

/** Types of all word keys by namespace, taken from English. */
declare module "i18next" {
  interface CustomTypeOptions {
    resources: {
      about: typeof about
      booking: typeof booking
      build: typeof build
      cards: typeof cards
      common: typeof common
      destinations: typeof destinations
      experience: typeof experience
      experiences: typeof experiences
      home: typeof home
      legal: typeof legal
      logout: typeof logout
      "not-found": typeof notFound
      place: typeof place
      planner: typeof planner
      prepare: typeof prepare
    }
  }
}
