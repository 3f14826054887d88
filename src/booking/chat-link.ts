import {whatsappUrl} from "./whatsapp"

/** Attributes of a chat link: its address and the reference that ends its text. */
export type ChatLink = {href: string; "data-reference": string}

/**
 * Composes the text of a chat.
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
 * The address of a chat with the channel added to its reference, or removed. Anything that other
 * tools added to the address stays.
 *
 * @param reference - the link's own, without a channel
 * @param suffix - a hyphen and the channel, or nothing
 */
export const withChannel = (href: string, reference: string, suffix: string): string =>
  href.replace(RegExp(`^(.*Ref\\.(?:%20|\\+)${reference})(-[A-Z]+)?`), `$1${suffix}`)
