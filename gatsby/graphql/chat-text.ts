import type {TFunction} from "../../src/i18n/use-words"
import type {Experience} from "../content/schema/experience"

/** Text of the chat that books an experience, with its messaging title. */
export const chatText = (kind: Experience["kind"], title: string, t: TFunction): string =>
  t("build:chat", {kind: t(`build:kind.${kind}`), title})

/** Text of the chat that asks one thing or several, each as it follows a colon: "is there a guide?" */
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
