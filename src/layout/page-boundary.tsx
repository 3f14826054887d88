import type {PageProps, WrapPageElementBrowserArgs} from "gatsby"
import {ErrorBoundary} from "react-error-boundary"
import {contactEvent, eventAttributes} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {greeting, whatsappUrl, writeChat} from "../chat/chat-text"
import {headWords, type PageWords} from "../i18n/head-words"
import {languageOfPath} from "../i18n/paths"
import type {WordKey} from "../i18n/use-words"
import {attempt} from "../lib/attempt"
import {useOperator} from "../site/use-operator"

/**
 * Says that something failed, and leads to the chat and to a new load. It is outside the words'
 * provider: its words come from the page's data.
 */
const ErrorFallback = ({data, location}: PageProps) => {
  const {whatsapp} = useOperator()
  const language = languageOfPath(location.pathname)
  const t = (key: WordKey) => attempt(() => headWords(data as PageWords, language)(key)) ?? ""
  const {text, reference} = writeChat(greeting(t), {travellers: {}}, {language, t})
  return (
    <div role="alert" className="container stack">
      <p>{t("common:stopped.text")}</p>
      <p className="cluster">
        <a
          className="button"
          target="_blank"
          rel="noopener noreferrer"
          href={whatsappUrl(whatsapp, text)}
          data-reference={reference}
          {...eventAttributes(contactEvent("whatsapp", "stopped"))}
        >
          {t("common:messaging.short")}
        </a>
        <button type="button" className="button outline" onClick={() => window.location.reload()}>
          {t("common:stopped.reload")}
        </button>
      </p>
    </div>
  )
}

/** Errors that are reported already: React tries to render a page several times. */
const reported = new Set<string>()

/** Reports an error by its kind alone: its message may hold what a visitor typed. */
const trackError = (error: unknown) => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "unknown"
  if (!reported.has(location.pathname + name)) track({event: "page_error", error_name: name})
  reported.add(location.pathname + name)
}

export const wrapPage = ({element, props}: WrapPageElementBrowserArgs) => (
  <ErrorBoundary
    key={props.location.pathname}
    fallback={<ErrorFallback {...props} />}
    onError={trackError}
  >
    {element}
  </ErrorBoundary>
)
