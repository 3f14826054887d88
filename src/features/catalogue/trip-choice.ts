/** Parts of a trip of the visitor's own, in the order of the message. */
export const tripParts = ["pickUp", "dropOff", "accommodation", "style"] as const

type TripPart = (typeof tripParts)[number]

/** What a visitor picked in the customize section, as keys of options; a part left open is missing. */
export type TripChoice = Partial<Record<TripPart, string>>

/** What each part can be, with its name in the language of the page. */
export type TripOptions = Record<TripPart, readonly {key: string; name: string}[]>

/** Key of the kept choice. */
export const tripChoiceKey = (productId: string): string => `${productId}_custom_trip`

/**
 * Reads a choice from answers of any source. A part whose answer is no option is left out.
 *
 * @param answer - gives what stands for a part
 */
export const pickTripChoice = (
  answer: (part: TripPart) => unknown,
  options: TripOptions,
): TripChoice =>
  Object.fromEntries(
    tripParts.flatMap(part => {
      const known = options[part].find(({key}) => key === answer(part))
      return known ? [[part, known.key]] : []
    }),
  )

/** Gives the choice that this tab has kept; an empty one where there is none or storage is blocked. */
export const recallTripChoice = (productId: string, options: TripOptions): TripChoice => {
  try {
    // Of nothing kept JSON makes null, and of that a part cannot be read.
    const kept = JSON.parse(window.sessionStorage.getItem(tripChoiceKey(productId)) as string)
    return pickTripChoice(part => kept[part], options)
  } catch {
    return {}
  }
}

/** Keeps the choice as long as the tab is open; where storage is blocked it holds for the page. */
export const keepTripChoice = (productId: string, choice: TripChoice): void => {
  const key = tripChoiceKey(productId)
  try {
    if (Object.keys(choice).length === 0) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // The form shows the choice all the same.
  }
}
