import {formatPrice} from "../../i18n/format"
import type {Language} from "../../i18n/languages"
import type {Words} from "../../i18n/use-words"
import {keep, recall} from "../../lib/storage"
import type {Option} from "./select-field"

/** Parts of a custom trip, in the order of the message. */
export const tripParts = ["pickUp", "dropOff", "accommodation", "style"] as const

type TripPart = (typeof tripParts)[number]

/** Parts that are whole numbers, each with the most that counts: days, and euros for everyone. */
export const tripNumbers = {days: 99, budget: 999_999} as const

type TripNumber = keyof typeof tripNumbers

export const numberParts = Object.keys(tripNumbers) as TripNumber[]

/**
 * The choices of the customize section: option keys, and numbers as digits; open parts are missing.
 */
export type TripChoice = Partial<Record<TripPart | TripNumber, string>>

/** Everything that the form asks for. */
export const allParts = [...numberParts, ...tripParts] as const

/** Options of each part, in the page's language. */
export type TripOptions = Record<TripPart, readonly Option[]>

/** Session storage key of the choice. */
export const tripChoiceKey = (productId: string): string => `${productId}_custom_trip`

/**
 * Reads a choice from untrusted answers. Invalid parts are left out.
 *
 * @param answer - gives what stands for a part
 */
export const pickTripChoice = (
  answer: (part: TripPart | TripNumber) => unknown,
  options: TripOptions,
): TripChoice =>
  Object.fromEntries([
    ...numberParts.flatMap(part => {
      const number = Number(answer(part))
      const isSound = Number.isInteger(number) && number > 0 && number <= tripNumbers[part]
      return isSound ? [[part, String(number)]] : []
    }),
    ...tripParts.flatMap(part => {
      const known = options[part].find(({key}) => key === answer(part))
      return known ? [[part, known.key]] : []
    }),
  ])

/** The choice stored in this tab; empty if there is none. */
export const recallTripChoice = (productId: string, options: TripOptions): TripChoice => {
  // Whatever else is stored there has no parts.
  const kept = Object(recall("sessionStorage", tripChoiceKey(productId)))
  return pickTripChoice(part => kept[part], options)
}

/** Stores the choice in this tab. */
export const keepTripChoice = (productId: string, choice: TripChoice): void => {
  const isOpen = Object.keys(choice).length === 0
  keep("sessionStorage", tripChoiceKey(productId), isOpen ? undefined : choice)
}

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
): string[] =>
  allParts.flatMap(part => {
    const picked = choice[part]
    if (!picked) return []
    const told = () => {
      if (part === "days") return picked
      if (part === "budget") return formatPrice(Number(picked), language)
      return options[part].find(({key}) => key === picked)?.label
    }
    const words = told()
    return words ? [`${t(`experiences:customize.part.${part}`)}: ${words}`] : []
  })
