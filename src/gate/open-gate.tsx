import {Fragment} from "react"
import {createRoot} from "react-dom/client"
import {type Language, languages} from "../i18n/languages"
import messages from "./error-messages.json"
import * as styles from "./gate.module.css"
import {type GateSettings, readSettings} from "./host"
import {enter, type SignedInUser} from "./sign-in"
import words from "./words.json"

type Words = Record<Language, string>

/** What browsers and Amplify call some errors, beside the names of the catalogue. */
const aliases: Record<string, string> = {
  // A token endpoint out of reach, as `fetch` names it.
  TypeError: "NetworkError",
  oauthSignInError: "OAuthSignInException",
  // Blocked storage.
  SecurityError: "PlatformNotSupported",
}

/** What an error means and what helps, in every language. */
export const messageFor = ({name}: Error): Words => {
  const messagesByName: Record<string, Words> = messages
  return messagesByName[aliases[name] ?? name] ?? messages.unknown
}

/** No page's words are there yet: the gate speaks every language. */
const inEveryLanguage = (text: Words) =>
  languages.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && " · "}
      <span lang={language}>{text[language]}</span>
    </Fragment>
  ))

/** What a gated page shows until it opens, and then the bar above it. */
const GateStatus = ({visitor, error}: {visitor?: SignedInUser; error?: Error}) => {
  if (visitor)
    return (
      <aside
        className={`cluster ${styles.bar}`}
        data-screen-only=""
        aria-label={words.bar[languages[0]]}
      >
        {visitor.username}
        <button type="button" className="button outline" onClick={visitor.signOut}>
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
  return (
    <main className={`stack ${styles.splash}`}>
      <div className="stack" role="alert">
        {languages.map(language => (
          <div key={language} lang={language}>
            <h1>{words.failed[language]}</h1>
            <p>{messageFor(error)[language]}</p>
          </div>
        ))}
        <code>
          {error.name}: {error.message}
        </code>
      </div>
      <button type="button" className="button" onClick={() => location.reload()}>
        {inEveryLanguage(words.retry)}
      </button>
    </main>
  )
}

/** Resolves once the visitor is signed in. Until then, and after a failure, the page stays hidden. */
export const openGate = async (): Promise<void> => {
  const container = document.createElement("div")
  document.body.prepend(container)
  const status = createRoot(container)
  status.render(<GateStatus />)
  try {
    const visitor = await enter(readSettings() as GateSettings)
    status.render(<GateStatus visitor={visitor} />)
    document.documentElement.dataset.gate = "ready"
  } catch (error) {
    status.render(<GateStatus error={error as Error} />)
    document.documentElement.dataset.gate = "failed"
    await new Promise(() => {})
  }
}
