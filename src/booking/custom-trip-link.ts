import type {Language} from "../i18n/languages"
import {whatsappUrl} from "./whatsapp"

/** What a visitor picked in the customize section, each in words; undefined while open. */
export type TripChoice = {
  pickUp?: string
  dropOff?: string
  accommodation?: string
  style?: string
}

const labels: Record<Language, {opening: string; open: string} & Record<keyof TripChoice, string>> =
  {
    en: {
      opening: "Hello, I would like to plan a trip of my own in Colombia.",
      pickUp: "Pick-up point",
      dropOff: "Drop-off point",
      accommodation: "Accommodation",
      style: "Travel style",
      open: "to be decided",
    },
    es: {
      opening: "Hola, quiero planear un viaje a mi medida por Colombia.",
      pickUp: "Punto de recogida",
      dropOff: "Punto de llegada",
      accommodation: "Alojamiento",
      style: "Estilo de viaje",
      open: "por decidir",
    },
  }

const order = ["pickUp", "dropOff", "accommodation", "style"] as const

/** Reads what is picked in the section's form; a field left open is not in the choice. */
export const readTripChoice = (fields: FormData): TripChoice =>
  Object.fromEntries(
    order.flatMap(part => {
      const value = fields.get(part)
      return typeof value === "string" && value ? [[part, value]] : []
    }),
  )

/**
 * Link of the customize section: a chat whose text carries every choice, one a line.
 *
 * @param choice - what the visitor picked; what is still open is said to be open
 * @param number - the operator's number, digits only
 */
export const customTripLink = (choice: TripChoice, language: Language, number: string): string => {
  const words = labels[language]
  const lines = order.map(part => `${words[part]}: ${choice[part] ?? words.open}`)
  return whatsappUrl(number, [words.opening, ...lines].join("\n"))
}
