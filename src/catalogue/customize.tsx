import {graphql} from "gatsby"
import {type ReactNode, type RefObject, useEffect, useRef, useState} from "react"
import {customLead} from "../analytics/attributes"
import {chatCodes} from "../chat/reference"
import type {ChatAbout} from "../chat/use-chat"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {Section} from "../components/section/section"
import {SelectField} from "../components/select-field/select-field"
import {formatPrice} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {attempt} from "../lib/attempt"
import {parseAmount} from "../lib/text/amount"
import {Travellers} from "../planner/travellers"
import * as styles from "./customize.module.css"

export const fragment = graphql`
  fragment CustomizeOptions on CustomizeStep {
    title(language: $language)
    description(language: $language)
    options {
      key
      label: name(language: $language)
      description(language: $language)
    }
  }

  fragment CustomizeTrip on Customize {
    title(language: $language)
    description(language: $language)
    points {
      ...CustomizeOptions
    }
    accommodation {
      ...CustomizeOptions
    }
    style {
      ...CustomizeOptions
    }
  }
`

/** Parts of a custom trip, in the order in which an agent asks. */
const parts = ["days", "budget", "pickUp", "dropOff", "accommodation", "style"] as const

type Part = (typeof parts)[number]

/** What was chosen or typed of each part. */
type Choice = {[part in Part]?: string}

const storageKey = `${PRODUCT_ID}_custom_trip`

const readForm = (form: HTMLFormElement): Choice => {
  const fields = new FormData(form)
  const chosen = parts.map(part => [part, String(fields.get(part) ?? "").trim()] as const)
  return Object.fromEntries(chosen.filter(([, value]) => value))
}

/** The choice of an uncontrolled form, which the tab remembers. */
const useChoice = (form: RefObject<HTMLFormElement>) => {
  const [choice, setChoice] = useState<Choice>({})
  const update = () => {
    if (!form.current) return
    const next = readForm(form.current)
    setChoice(next)
    attempt(() =>
      Object.keys(next).length > 0
        ? sessionStorage.setItem(storageKey, JSON.stringify(next))
        : sessionStorage.removeItem(storageKey),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it takes over what is there once
  useEffect(() => {
    if (!form.current) return
    const stored = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}"))
    // Choices made before hydration are newer than stored ones.
    for (const [part, value] of Object.entries({...stored, ...readForm(form.current)})) {
      const field = form.current.elements.namedItem(part) as RadioNodeList | null
      if (field) field.value = String(value)
    }
    update()
  }, [])
  return {choice, update}
}

type StepProps = {
  /** Its place among the steps; without one it comes before them. */
  number?: number
  title: string
  description: string
  children: ReactNode
}

const Step = ({number, title, description, children}: StepProps) => {
  const t = useWords()
  return (
    <fieldset className={`card stack ${styles.step}`}>
      <legend className={styles.legend}>
        {number && (
          <span className={`${styles.number} quiet`}>
            {t("experiences:customize.step", {number})}
          </span>
        )}
        <span className={styles.title}>{title}</span>
      </legend>
      <p className="quiet">{description}</p>
      {children}
    </fieldset>
  )
}

/** Optional choices that end in a chat which lists them. */
export const Customize = ({customize}: {customize: Queries.CustomizeTripFragment}) => {
  const t = useWords()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const {title, description, points, accommodation, style} = customize
  const steps = {pickUp: points, dropOff: points, accommodation, style}
  const undecided = {key: "", label: t("experiences:customize.undecided"), description: null}

  const {choice, update} = useChoice(form)
  /** What is typed and is no number of euros stays as it is: an agent understands it. */
  const textOf = (part: Part, value: string) => {
    if (part === "days") return value
    if (part !== "budget") return steps[part].options.find(({key}) => key === value)?.label
    const euros = parseAmount(value)
    return euros ? formatPrice(euros, language) : value
  }
  const lines = parts.flatMap(part => {
    const text = choice[part] && textOf(part, choice[part])
    return text ? [`${t(`experiences:customize.part.${part}`)}: ${text}`] : []
  })
  const chat: ChatAbout = {
    text: [t("experiences:customize.opening"), ...lines].join("\n"),
    codes: [chatCodes.customize],
  }
  return (
    <Section
      surface="muted"
      title={title}
      description={description}
      anchor="customize"
      isScreenOnly
    >
      <form ref={form} className={`grid ${styles.steps}`} onChange={update} autoComplete="off">
        <Step
          title={t("experiences:customize.first.title")}
          description={t("experiences:customize.first.description")}
        >
          <div data-needs-script="" className={`grid ${styles.first}`}>
            <Travellers />
            <div className="stack">
              {(["days", "budget"] as const).map(part => (
                <label key={part} className="field">
                  <span className="quiet">{t(`experiences:customize.part.${part}`)}</span>
                  <input type="text" inputMode="numeric" name={part} maxLength={40} />
                </label>
              ))}
            </div>
          </div>
        </Step>
        <Step number={1} title={points.title} description={points.description}>
          {(["pickUp", "dropOff"] as const).map(part => (
            <SelectField
              key={part}
              name={part}
              label={t(`experiences:customize.part.${part}`)}
              options={[undecided, ...points.options]}
            />
          ))}
        </Step>
        {(["accommodation", "style"] as const).map((part, index) => (
          <Step
            key={part}
            number={index + 2}
            title={steps[part].title}
            description={steps[part].description}
          >
            {[undecided, ...steps[part].options].map(({key, label, description: detail}) => (
              <label key={key} className={styles.option}>
                <input type="radio" name={part} value={key} defaultChecked={!key} />
                <span>
                  <span className={styles.name}>{label}</span>
                  {detail && <span className="quiet">{detail}</span>}
                </span>
              </label>
            ))}
          </Step>
        ))}
      </form>
      <div className={`cluster ${styles.send}`} data-screen-only="">
        <ChatButton
          chat={chat}
          label={t("experiences:customize.send")}
          variant="promo"
          event={customLead}
        />
        <EmailLink chat={chat} subject={title} position="customize" />
        <p className="quiet measure">{t("experiences:customize.note")}</p>
      </div>
    </Section>
  )
}
