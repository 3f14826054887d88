import type {ReactNode} from "react"
import type {StoppedPart} from "../../analytics/part-stopped"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {Boundary} from "./boundary"
import {Stopped} from "./stopped"

type PartProps = {name: Exclude<StoppedPart, "page">; children: ReactNode}

/** An interactive part with its own error boundary: if it fails, the rest of the page goes on. */
export const Part = ({name, children}: PartProps) => {
  const t = useWords()
  const language = useLanguage()
  return (
    <Boundary
      part={name}
      fallback={wasShown => <Stopped part={name} wasShown={wasShown} language={language} t={t} />}
    >
      {children}
    </Boundary>
  )
}
