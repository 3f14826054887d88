import type {Words} from "../../src/i18n/use-words"
import type {Experience} from "../content/schema/experience"
import type {coverRows} from "../content/schema/planning"

/**
 * Text of the chat that books an experience: it names the trip and its kind and asks about
 * itinerary, dates and prices.
 *
 * @param title - the messaging title, in the language of the words
 * @param t - words of the page's language, with the namespace `build`
 */
export const chatText = (kind: Experience["kind"], title: string, t: Words): string =>
  t("build:chat", {kind: t(`build:kind.${kind}`), title})

/**
 * Text of the chat that asks whether a price includes something, such as flights.
 *
 * @param title - the messaging title, in the language of the words
 * @param row - what the price may cover
 * @param t - words of the page's language, with the namespace `build`
 */
export const questionText = (
  kind: Experience["kind"],
  title: string,
  row: (typeof coverRows)[number],
  t: Words,
): string =>
  t("build:question", {kind: t(`build:kind.${kind}`), title, question: t(`build:covers.${row}`)})
