import {type ComponentType, useEffect, useRef, useState} from "react"
import type {AnalyticsEvent} from "../../analytics/events"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {buttonClass} from "../button/button"
import {ErrorBoundary} from "../error-boundary/error-boundary"

type LazySectionProps<Props> = {
  /** Name of its error boundary. */
  name: AnalyticsEvent<"page_error">["error_part"]
  /** Label of the button that loads it. */
  label: string
  load: () => Promise<ComponentType<Props>>
  /** Whether to load it by itself, because it was used before. */
  defaultOpen: () => boolean
  props: Props
}

/**
 * A part whose code loads when a visitor asks for it, and which says so if it cannot be had.
 * Without scripts it is hidden. Keyboard users get the focus moved into it.
 */
export const LazySection = <Props extends object>(section: LazySectionProps<Props>) => {
  const {name, label, load, defaultOpen, props} = section
  const t = useWords()
  const language = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  const [Section, setSection] = useState<ComponentType<Props>>()
  const [status, setStatus] = useState<"loading" | "failed">()
  const open = () => {
    setStatus("loading")
    load().then(
      loaded => setSection(() => loaded),
      () => setStatus("failed"),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page runs
  useEffect(() => {
    if (defaultOpen()) open()
  }, [])
  useEffect(() => {
    if (Section && takesFocus.current)
      root.current?.querySelector<HTMLElement>("select, input")?.focus()
  }, [Section])
  const onClick = () => {
    takesFocus.current = true
    open()
  }
  return (
    <div ref={root} className="stack" data-needs-script="">
      {Section ? (
        <ErrorBoundary name={name} language={language} t={t}>
          <Section {...props} />
        </ErrorBoundary>
      ) : (
        <button
          type="button"
          className={buttonClass({variant: "quiet"})}
          aria-busy={status === "loading" || undefined}
          onClick={onClick}
        >
          {label}
        </button>
      )}
      {status === "failed" && <p role="alert">{t("common:network.failed")}</p>}
    </div>
  )
}
