import type {Words} from "../../i18n/use-words"
import {type TripChoice, type TripOptions, tripParts} from "./trip-choice"

/**
 * Text of the customize chat: one line for each choice made.
 *
 * @param choice - what the visitor picked, out of `options`
 * @param t - words of the page, with the namespace `experiences`
 */
export const customTripText = (choice: TripChoice, options: TripOptions, t: Words): string => {
  const lines = tripParts.flatMap(part => {
    const picked = options[part].find(({key}) => key === choice[part])
    return picked ? [`${t(`experiences:customize.part.${part}`)}: ${picked.name}`] : []
  })
  return [t("experiences:customize.opening"), ...lines].join("\n")
}
