import type {WordKey} from "../i18n/use-words"

export type SiteLinks = readonly {to: string; label: WordKey}[]

export const links = SITE_LINKS
