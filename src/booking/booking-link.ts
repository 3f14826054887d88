import {type Language, toLanguage} from "../i18n/languages"
import {whatsappUrl} from "./whatsapp"

/** What the booking text has to know of an experience. */
export type BookableExperience = {
  /** The title as the text says it. */
  messagingTitle: string
  /** "tour" for a multi-destination package, "experience" for anything else. */
  kind: string
}

type Message = {kinds: Record<string, string>; write: (kind: string, title: string) => string}

const messages: Record<Language, Message> = {
  en: {
    kinds: {tour: "the tour", experience: "the experience"},
    write: (kind, title) =>
      `Hello, I am interested in ${kind} “${title}”. Could you tell me about the itinerary, the available dates and the prices?`,
  },
  es: {
    kinds: {tour: "el tour", experience: "la experiencia"},
    write: (kind, title) =>
      `Hola, me interesa ${kind} “${title}”. ¿Me cuentas sobre el itinerario, las fechas disponibles y los precios?`,
  },
}

/**
 * The booking link of an experience: a WhatsApp chat whose text names the plan and the kind of
 * offer and asks about itinerary, dates and prices (specification, point 1).
 *
 * @param experience - its messaging title and kind, in the language of the page
 * @param language - "en" or "es"; a missing or unknown one gives English
 * @param number - the operator's number, digits only
 */
export const bookingLink = (
  {messagingTitle, kind}: BookableExperience,
  language: string | undefined,
  number: string,
): string => {
  const {kinds, write} = messages[toLanguage(language)]
  return whatsappUrl(number, write(kinds[kind] ?? kind, messagingTitle))
}
