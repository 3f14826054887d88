import {formatPrice} from "../../i18n/format"
import type {Language} from "../../i18n/languages"
import type {Words} from "../../i18n/use-words"
import {type TripChoice, type TripOptions, tripParts} from "./trip-choice"

/**
 * The choices made of a custom trip, a line for each, in the order in which an agent asks.
 *
 * @param choice - what the visitor picked, out of `options`
 * @param t - words of the page, with the namespace `experiences`
 */
export const tellCustomTrip = (
  choice: TripChoice,
  options: TripOptions,
  language: Language,
  t: Words,
): string[] => {
  const {days, budget} = choice
  const picks = tripParts.flatMap(part => {
    const picked = options[part].find(({key}) => key === choice[part])
    return picked ? [`${t(`experiences:customize.part.${part}`)}: ${picked.name}`] : []
  })
  return [
    days && `${t("experiences:customize.part.days")}: ${days}`,
    budget && `${t("experiences:customize.part.budget")}: ${formatPrice(Number(budget), language)}`,
    ...picks,
  ].filter(line => line !== undefined)
}
