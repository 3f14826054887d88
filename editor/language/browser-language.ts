import {type StaffLanguage, toStaffLanguage} from "../../gatsby/words/staff-languages"

/** The language of the browser, which the editor speaks as its framework does. */
export const browserLanguage = (): StaffLanguage => toStaffLanguage(navigator.languages[0])
