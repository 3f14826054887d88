import {useI18next} from "gatsby-plugin-react-i18next"
import {type Language, toLanguage} from "./languages"

/** Language of the page that is shown. */
export const useLanguage = (): Language => toLanguage(useI18next().language)
