import type {WordKey} from "../i18n/use-words"

export type SiteLinks = readonly {to: string; label: WordKey}[]

/** The build replaces this name (gatsby/hooks/site-constants.ts). */
declare const SITE_LINKS: Record<"navigation" | "more" | "legal", SiteLinks>

/** Links on every page, from the list of routes (gatsby/routes.ts). */
export const links = SITE_LINKS
