import type {Language} from "../i18n/languages"
import type {Words} from "../i18n/use-words"
import {chatCodes, withReference} from "./reference"
import {type TripChoice, type TripOptions, tripParts} from "./trip-choice"
import {whatsappUrl} from "./whatsapp"

/**
 * Link of the customize section: a chat whose text carries every choice, one a line; of what is
 * still open it says nothing.
 *
 * @param choice - what the visitor picked, out of `options`
 * @param t - words of the page, with the namespace `experiences`
 * @param number - the operator's number, digits only
 * @param language - of the page
 */
export const customTripLink = (
  choice: TripChoice,
  options: TripOptions,
  t: Words,
  number: string,
  language: Language,
): string => {
  const lines = tripParts.flatMap(part => {
    const picked = options[part].find(({key}) => key === choice[part])
    return picked ? [`${t(`experiences:customize.part.${part}`)}: ${picked.name}`] : []
  })
  const text = [t("experiences:customize.opening"), ...lines].join("\n")
  return whatsappUrl(number, withReference(text, language, chatCodes.customize))
}
