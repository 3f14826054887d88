import "i18next"

/** Types of all word keys by namespace, taken from English. */
declare module "i18next" {
  interface CustomTypeOptions {
    resources: {
      about: typeof import("../../locales/en/about.json")
      booking: typeof import("../../locales/en/booking.json")
      build: typeof import("../../locales/en/build.json")
      cards: typeof import("../../locales/en/cards.json")
      common: typeof import("../../locales/en/common.json")
      destinations: typeof import("../../locales/en/destinations.json")
      experience: typeof import("../../locales/en/experience.json")
      experiences: typeof import("../../locales/en/experiences.json")
      home: typeof import("../../locales/en/home.json")
      legal: typeof import("../../locales/en/legal.json")
      logout: typeof import("../../locales/en/logout.json")
      "not-found": typeof import("../../locales/en/not-found.json")
      place: typeof import("../../locales/en/place.json")
      planner: typeof import("../../locales/en/planner.json")
    }
  }
}
