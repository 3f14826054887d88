import type {ReactNode} from "react"
import {ErrorBoundary as Boundary} from "react-error-boundary"
import {contact, pressed} from "../../analytics/attributes"
import {track} from "../../analytics/data-layer"
import type {AnalyticsEvent} from "../../analytics/events"
import {chatLink, whatsappUrl} from "../../chat/chat-link"
import {chatCodes, referenceOf} from "../../chat/reference"
import type {Language} from "../../i18n/languages"
import type {WordKey} from "../../i18n/use-words"
import {useOperator} from "../../site/use-operator"
import {buttonClass} from "../button/button"
import * as styles from "./error-boundary.module.css"

type ErrorFallbackProps = {
  language: Language
  /** Interface words; a failed page has no provider of them. */
  t: (key: WordKey) => string
}

/** Says that something failed, and leads to the chat and to a new load. */
const ErrorFallback = ({language, t}: ErrorFallbackProps) => {
  const {whatsapp} = useOperator()
  const reference = referenceOf(language, [chatCodes.contact])
  const hrefOf = (text: string) => whatsappUrl(whatsapp, text)
  const chat = chatLink(hrefOf, [t("common:messaging.welcome")], reference)
  return (
    <div role="alert" className={`container stack ${styles.fallback}`}>
      <p>{t("common:stopped.text")}</p>
      <p className="cluster">
        <a
          className={buttonClass()}
          target="_blank"
          rel="noopener noreferrer"
          {...chat}
          {...pressed(contact("whatsapp", "stopped"))}
        >
          {t("common:messaging.short")}
        </a>
        <button
          type="button"
          className={buttonClass({variant: "quiet"})}
          onClick={() => window.location.reload()}
        >
          {t("common:stopped.reload")}
        </button>
      </p>
    </div>
  )
}

/** Reports an error by its kind alone: its message may hold what a visitor typed. */
const trackError = (part: ErrorBoundaryProps["name"], error: unknown) =>
  track({
    event: "page_error",
    error_part: part,
    error_name: error instanceof Error || error instanceof DOMException ? error.name : "unknown",
  })

type ErrorBoundaryProps = ErrorFallbackProps & {
  name: AnalyticsEvent<"page_error">["error_part"]
  children: ReactNode
}

/** Shows a message in the place of what throws while it renders. */
export const ErrorBoundary = ({name, children, ...words}: ErrorBoundaryProps) => (
  <Boundary fallback={<ErrorFallback {...words} />} onError={error => trackError(name, error)}>
    {children}
  </Boundary>
)
