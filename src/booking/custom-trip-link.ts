import type {Language} from "../i18n/languages"
import {type TripChoice, type TripOptions, tripParts} from "./trip-choice"
import {whatsappUrl} from "./whatsapp"

const labels: Record<Language, {opening: string} & Record<keyof TripChoice, string>> = {
  en: {
    opening: "Hello, I would like to plan a trip of my own in Colombia.",
    pickUp: "Pick-up point",
    dropOff: "Drop-off point",
    accommodation: "Accommodation",
    style: "Travel style",
  },
  es: {
    opening: "Hola, quiero planear un viaje a mi medida por Colombia.",
    pickUp: "Punto de recogida",
    dropOff: "Punto de llegada",
    accommodation: "Alojamiento",
    style: "Estilo de viaje",
  },
}

/**
 * Link of the customize section: a chat whose text carries every choice, one a line; of what is
 * still open it says nothing.
 *
 * @param choice - what the visitor picked, out of `options`
 * @param number - the operator's number, digits only
 */
export const customTripLink = (
  choice: TripChoice,
  options: TripOptions,
  language: Language,
  number: string,
): string => {
  const words = labels[language]
  const lines = tripParts.flatMap(part => {
    const picked = options[part].find(({key}) => key === choice[part])
    return picked ? [`${words[part]}: ${picked.name}`] : []
  })
  return whatsappUrl(number, [words.opening, ...lines].join("\n"))
}
