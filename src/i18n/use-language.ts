import {useTranslation} from "react-i18next"
import type {Language} from "./languages"

/** Language of the current page, from the i18n plugin. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language
