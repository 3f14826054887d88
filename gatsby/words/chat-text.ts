import type {Words} from "../../src/i18n/use-words"
import type {Experience} from "../content/schema/experience"

/**
 * Text of the chat that books an experience: it names the plan and the kind of offer and asks about
 * itinerary, dates and prices (specification, point 1).
 *
 * @param title - the messaging title, in the language of the words
 * @param t - words of the page's language, with the namespace `build`
 */
export const chatText = (kind: Experience["kind"], title: string, t: Words): string =>
  t("build:chat", {kind: t(`build:kind.${kind}`), title})
