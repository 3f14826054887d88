import type {I18nContext} from "../content/facts/format"
import type {Experience} from "../content/schema/experience"

type Trip = Pick<Experience, "kind" | "title" | "messagingTitle">

/** How a chat names a trip. */
const named = ({kind, title, messagingTitle = title}: Trip, {language, t}: I18nContext) => ({
  kind: t(`build:kind.${kind}`),
  title: messagingTitle[language],
})

/** Text of the chat that books a trip. */
export const chatText = (trip: Trip, context: I18nContext): string =>
  context.t("build:chat", named(trip, context))

/** Text of the chat that asks one thing or several, each as it follows a colon: "is there a guide?" */
export const questionsText = (
  trip: Trip,
  questions: readonly string[],
  context: I18nContext,
): string => {
  const {t} = context
  const about = named(trip, context)
  const [only = ""] = questions
  return questions.length > 1
    ? t("build:questions", {...about, questions: questions.map(text => `- ${text}`).join("\n")})
    : t("build:question", {...about, question: only})
}
