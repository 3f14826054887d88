/**
 * Address that opens a WhatsApp chat with a prefilled text.
 *
 * @param number - digits only, country code first, without +, spaces or dashes
 * @param text - what the chat holds ready; any character survives, as percent-encoded UTF-8
 * @see https://faq.whatsapp.com/5913398998672934 (click to chat)
 */
export const whatsappUrl = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`
