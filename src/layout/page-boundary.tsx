import type {WrapPageElementBrowserArgs} from "gatsby"
import {Boundary} from "../components/boundary/boundary"
import {Stopped} from "../components/boundary/stopped"
import {headWords, type PageWords} from "../i18n/head-words"
import {languageOfPath} from "../i18n/paths"
import {attempt} from "../lib/attempt"

/**
 * Error boundary of a page. It is outside the words' provider, because words come from the page's
 * data.
 */
export const wrapPage = ({element, props}: WrapPageElementBrowserArgs<PageWords>) => (
  <Boundary
    key={props.location.pathname}
    part="page"
    fallback={wasShown => (
      <Stopped
        part="page"
        wasShown={wasShown}
        language={languageOfPath(props.location.pathname)}
        // Pages without a language have none of these words.
        t={key => attempt(() => headWords(props.data)(key)) ?? ""}
      />
    )}
  >
    {element}
  </Boundary>
)
