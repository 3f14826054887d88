import type {WordKey} from "../../i18n/use-words"

/** The navigation bar, in its order; the catalogue stays active on every experience. */
export const navigation: {to: string; label: WordKey; partiallyActive?: boolean}[] = [
  {to: "/", label: "common:nav.home"},
  {to: "/experiences/", label: "common:nav.experiences", partiallyActive: true},
  {to: "/questions-answers/", label: "common:nav.questions"},
  {to: "/about-us/", label: "common:nav.about"},
]
