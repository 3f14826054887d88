import {whatsappUrl} from "./whatsapp"

/** What a link needs to open a chat: the address, and the reference that its text ends with. */
export type ChatLink = {href: string; "data-reference": string}

/**
 * Puts the text of a chat together.
 *
 * @param number - digits only, country code first
 * @param lines - what the chat says; empty ones are left out
 * @param reference - its last line: `Ref. CANO-ES`
 */
export const chatLink = (
  number: string,
  lines: readonly string[],
  reference: string,
): ChatLink => ({
  href: whatsappUrl(number, [...lines, `Ref. ${reference}`].filter(Boolean).join("\n")),
  "data-reference": reference,
})

/**
 * The address of a chat whose reference also names a campaign's channel, or none any more. It is not
 * read: what another tool has added to it stays.
 *
 * @param reference - the link's own, without a channel
 * @param suffix - a hyphen and the channel, or nothing
 */
export const withChannel = (href: string, reference: string, suffix: string): string =>
  href.replace(RegExp(`^(.*Ref\\.(?:%20|\\+)${reference})(-[A-Z]+)?`), `$1${suffix}`)
