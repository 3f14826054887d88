import {useTranslation} from "react-i18next"
import type {Language} from "./languages"

/** Language of the page that is shown; the i18n plugin has taken it from the page's context. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language
