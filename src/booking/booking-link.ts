import {defaultLanguage, type Language} from "../i18n/languages"
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
    kinds: {tour: "tour", experience: "experience"},
    write: (kind, title) =>
      `Hello, I am interested in the ${kind} “${title}”. Could you tell me about the itinerary, the available dates and the prices?`,
  },
  es: {
    kinds: {tour: "tour", experience: "experiencia"},
    write: (kind, title) =>
      `Hola, me interesa ${kind === "tour" ? "el" : "la"} ${kind} “${title}”. ¿Me cuentas sobre el itinerario, las fechas disponibles y los precios?`,
  },
}

const isLanguage = (language: string | undefined): language is Language =>
  language !== undefined && Object.hasOwn(messages, language)

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
  const {kinds, write} = messages[isLanguage(language) ? language : defaultLanguage]
  return whatsappUrl(number, write(kinds[kind] ?? kind, messagingTitle))
}
