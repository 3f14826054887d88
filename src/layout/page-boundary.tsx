import type {WrapPageElementBrowserArgs} from "gatsby"
import {Boundary} from "../components/boundary/boundary"
import {Stopped} from "../components/boundary/stopped"
import {attempt} from "../early/attempt"
import {headWords, type PageWords} from "../i18n/head-words"
import {languageOfPath} from "../i18n/paths"

/** The boundary round a page. It stands outside what gives a page its words, which come from its data. */
export const wrapPage = ({element, props}: WrapPageElementBrowserArgs<PageWords>) => (
  <Boundary
    key={props.location.pathname}
    part="page"
    fallback={wasShown => (
      <Stopped
        part="page"
        wasShown={wasShown}
        language={languageOfPath(props.location.pathname)}
        // Pages without a language carry none of these words.
        t={key => attempt(() => headWords(props.data)(key)) ?? ""}
      />
    )}
  >
    {element}
  </Boundary>
)
