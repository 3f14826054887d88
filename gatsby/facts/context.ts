import type {Language} from "../../src/i18n/languages"
import type {TFunction} from "../../src/i18n/use-words"
import type {SiteContent} from "../content/schema/files"

/** A language, and its words (namespace `build`). */
export type I18nContext = {language: Language; t: TFunction}

/** The same with everything that the site says. */
export type ContentContext = I18nContext & {content: SiteContent}
