import {type ComponentType, useEffect, useRef, useState} from "react"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {buttonClass} from "../button/button"
import {ErrorBoundary} from "../error-boundary/error-boundary"
import * as styles from "./lazy-section.module.css"

type LazySectionProps<Props> = {
  /** Name of its error boundary. */
  name: "party" | "preparation"
  /** Label of the button that loads it. */
  label: string
  load: () => Promise<ComponentType<Props>>
  /** Whether to load it by itself, because it was used before. */
  defaultOpen?: () => boolean
  props: Props
}

/**
 * A part whose code loads when a visitor asks for it, and which says so if it cannot be had.
 * Without scripts it is hidden. Keyboard users get the focus moved into it.
 */
export const LazySection = <Props extends object>({
  name,
  label,
  load,
  defaultOpen,
  props,
}: LazySectionProps<Props>) => {
  const t = useWords()
  const language = useLanguage()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const [attempt, setAttempt] = useState<"running" | "failed">()
  const bring = async () => {
    setAttempt("running")
    try {
      const part = await load()
      setPart(() => part)
    } catch {
      setAttempt("failed")
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page runs
  useEffect(() => {
    if (defaultOpen?.()) void bring()
  }, [])
  useEffect(() => {
    if (Part && isAsked.current) place.current?.querySelector<HTMLElement>("select, input")?.focus()
  }, [Part])
  return (
    <div ref={place} data-needs-script="">
      {Part ? (
        <ErrorBoundary name={name} language={language} t={t}>
          <Part {...props} />
        </ErrorBoundary>
      ) : (
        <>
          <button
            type="button"
            className={buttonClass({variant: "quiet"})}
            aria-busy={attempt === "running" || undefined}
            onClick={() => {
              isAsked.current = true
              void bring()
            }}
          >
            {label}
          </button>
          {attempt === "failed" && (
            <p role="alert" className={styles.failed}>
              {t("common:network.failed")}
            </p>
          )}
        </>
      )}
    </div>
  )
}
