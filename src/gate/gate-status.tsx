import {Fragment} from "react"
import {buttonClass} from "../components/button/button"
import {type Language, languages} from "../i18n/languages"
import type {Visitor} from "./enter"
import * as styles from "./gate.module.css"
import words from "./words.json"

type Words = Record<Language, string>

/** No page's words are there yet: the gate speaks every language. */
const inEveryLanguage = (text: Words) =>
  languages.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && " · "}
      <span lang={language}>{text[language]}</span>
    </Fragment>
  ))

type GateStatusProps = {
  visitor?: Visitor
  /** `text` is for the visitor, name and message for the maintainer. */
  error?: Error & {text?: Words}
}

/** What a gated page shows until it opens, and then the bar above it. */
export const GateStatus = ({visitor, error}: GateStatusProps) => {
  if (visitor)
    return (
      <aside
        className={`cluster ${styles.bar}`}
        data-screen-only=""
        aria-label={words.bar[languages[0]]}
      >
        {visitor.username}
        <button type="button" className={buttonClass({variant: "quiet"})} onClick={visitor.signOut}>
          {inEveryLanguage(words.signOut)}
        </button>
      </aside>
    )
  if (!error)
    return (
      <main className={`stack ${styles.splash}`}>
        <p role="status">{inEveryLanguage(words.waiting)}</p>
      </main>
    )
  const text = error.text ?? words.notLoaded
  return (
    <main className={`stack ${styles.splash}`}>
      <div className="stack" role="alert">
        {languages.map(language => (
          <div key={language} lang={language}>
            <h1>{words.failed[language]}</h1>
            <p>{text[language]}</p>
          </div>
        ))}
        <code>
          {error.name}: {error.message}
        </code>
      </div>
      <button type="button" className={buttonClass()} onClick={() => location.reload()}>
        {inEveryLanguage(words.retry)}
      </button>
    </main>
  )
}
