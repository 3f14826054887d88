import type {TFunction} from "../../src/i18n/use-words"
import type {Experience} from "../content/schema/experience"

/**
 * Text of the chat that books an experience: it names the trip and its kind and asks about
 * itinerary, dates and prices.
 *
 * @param title - the messaging title, in the language of the words
 * @param t - words of the page's language, with the namespace `build`
 */
export const chatText = (kind: Experience["kind"], title: string, t: TFunction): string =>
  t("build:chat", {kind: t(`build:kind.${kind}`), title})

/**
 * Text of the chat that asks one thing or several about an experience.
 *
 * @param title - the messaging title, in the language of the words
 * @param questions - each as it follows a colon: "does the price include a guide?"
 * @param t - words of the page's language, with the namespace `build`
 */
export const questionsText = (
  kind: Experience["kind"],
  title: string,
  questions: readonly string[],
  t: TFunction,
): string => {
  const about = {kind: t(`build:kind.${kind}`), title}
  const [only = ""] = questions
  return questions.length > 1
    ? t("build:questions", {...about, questions: questions.map(text => `- ${text}`).join("\n")})
    : t("build:question", {...about, question: only})
}
