import type {WordKey} from "../i18n/use-words"

/** Links to screens, each by the key of its word. */
export type SiteLinks = readonly {to: string; label: WordKey}[]

/** The build puts them in place of this name (gatsby/hooks/on-create-webpack-config.ts). */
declare const SITE_LINKS: Record<"navigation" | "footer" | "legal", SiteLinks>

/** Links that every page shows; the list of screens says which (gatsby/pages/screens.ts). */
export const links = SITE_LINKS
