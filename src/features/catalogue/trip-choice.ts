/** Parts of a custom trip, in the order of the message. */
export const tripParts = ["pickUp", "dropOff", "accommodation", "style"] as const

type TripPart = (typeof tripParts)[number]

/** Parts that are whole numbers, each with the most that counts: days, and euros for everyone. */
export const tripNumbers = {days: 99, budget: 999_999} as const

type TripNumber = keyof typeof tripNumbers

const numberParts = Object.keys(tripNumbers) as TripNumber[]

/**
 * The choices of the customize section: option keys, and numbers as digits; open parts are missing.
 */
export type TripChoice = Partial<Record<TripPart | TripNumber, string>>

/** Everything that the form asks for. */
export const allParts = [...numberParts, ...tripParts] as const

/** Options of each part, with their names in the page's language. */
export type TripOptions = Record<TripPart, readonly {key: string; name: string}[]>

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

/** The choice stored in this tab; empty if there is none or storage is blocked. */
export const recallTripChoice = (productId: string, options: TripOptions): TripChoice => {
  try {
    // `JSON.parse("null")` is null, which has no parts.
    const kept = JSON.parse(window.sessionStorage.getItem(tripChoiceKey(productId)) as string)
    return pickTripChoice(part => kept[part], options)
  } catch {
    return {}
  }
}

/** Stores the choice in this tab; if storage is blocked it lasts as long as the page. */
export const keepTripChoice = (productId: string, choice: TripChoice): void => {
  const key = tripChoiceKey(productId)
  try {
    if (Object.keys(choice).length === 0) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // The form itself still shows the choice.
  }
}
