import {createPageState} from "../lib/page-state"
import type {Party} from "./party"

/** Month and travellers, as told during this visit. */
export const partyState = createPageState<Party>({})

/** What the catalogue's filter asks for beside the month, as chats say it; empty for nothing. */
export const askedLine = createPageState("")

/** Key of month and travellers, in session storage: they are gone with the tab. */
export const partyKey = (productId: string): string => `${productId}_party`
