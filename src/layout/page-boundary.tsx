import type {WrapPageElementBrowserArgs} from "gatsby"
import {ErrorBoundary} from "../components/error-boundary/error-boundary"
import {headWords, type PageWords} from "../i18n/head-words"
import {languageOfPath} from "../i18n/paths"
import {attempt} from "../lib/attempt"

/**
 * Error boundary of a page. It is outside the words' provider, because words come from the page's
 * data; pages without a language have none of these.
 */
export const wrapPage = ({element, props}: WrapPageElementBrowserArgs<PageWords>) => (
  <ErrorBoundary
    key={props.location.pathname}
    name="page"
    language={languageOfPath(props.location.pathname)}
    t={key => attempt(() => headWords(props.data)(key)) ?? ""}
  >
    {element}
  </ErrorBoundary>
)
