import type {Words} from "../i18n/use-words"
import {type TripChoice, type TripOptions, tripParts} from "./trip-choice"
import {whatsappUrl} from "./whatsapp"

/**
 * Link of the customize section: a chat whose text carries every choice, one a line; of what is
 * still open it says nothing.
 *
 * @param choice - what the visitor picked, out of `options`
 * @param t - words of the page, with the namespace `experiences`
 * @param number - the operator's number, digits only
 */
export const customTripLink = (
  choice: TripChoice,
  options: TripOptions,
  t: Words,
  number: string,
): string => {
  const lines = tripParts.flatMap(part => {
    const picked = options[part].find(({key}) => key === choice[part])
    return picked ? [`${t(`experiences:customize.part.${part}`)}: ${picked.name}`] : []
  })
  return whatsappUrl(number, [t("experiences:customize.opening"), ...lines].join("\n"))
}
