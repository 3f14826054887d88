import {formatPrice} from "../../i18n/format"
import type {Language} from "../../i18n/languages"
import type {Words} from "../../i18n/use-words"
import {type TripChoice, type TripOptions, tripParts} from "./trip-choice"

/**
 * Text of the customize chat: one line for each choice made, in the order in which an agent asks.
 *
 * @param choice - what the visitor picked, out of `options`
 * @param t - words of the page, with the namespace `experiences`
 */
export const customTripText = (
  choice: TripChoice,
  options: TripOptions,
  language: Language,
  t: Words,
): string => {
  const {days, budget} = choice
  const lines = tripParts.flatMap(part => {
    const picked = options[part].find(({key}) => key === choice[part])
    return picked ? [`${t(`experiences:customize.part.${part}`)}: ${picked.name}`] : []
  })
  return [
    t("experiences:customize.opening"),
    days && `${t("experiences:customize.part.days")}: ${days}`,
    budget && `${t("experiences:customize.part.budget")}: ${formatPrice(Number(budget), language)}`,
    ...lines,
  ]
    .filter(Boolean)
    .join("\n")
}
