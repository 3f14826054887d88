import {graphql} from "gatsby"
import {type ReactNode, useEffect, useRef, useState} from "react"
import {customLead} from "../analytics/attributes"
import {chatCodes} from "../chat/reference"
import {type ChatAbout, useChat} from "../chat/use-chat"
import {Button} from "../components/button/button"
import {EmailLink} from "../components/email-link/email-link"
import {Icon} from "../components/icon/icon"
import {Section} from "../components/section/section"
import {formatPrice} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
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

/** What was chosen or typed of each part. */
type Choice = Record<string, string>

const storageKey = `${PRODUCT_ID}_custom_trip`

const readStored = (): Choice => {
  try {
    return {...JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")}
  } catch {
    return {}
  }
}

const store = (choice: Choice) => {
  try {
    if (Object.keys(choice).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(choice))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const readForm = (form: HTMLFormElement): Choice => {
  const fields = new FormData(form)
  const chosen = parts.map(part => [part, String(fields.get(part) ?? "").trim()] as const)
  return Object.fromEntries(chosen.filter(([, value]) => value))
}

const fill = (form: HTMLFormElement, choice: Choice) => {
  for (const part of parts) {
    const field = form.elements.namedItem(part) as RadioNodeList | HTMLSelectElement | null
    if (field && choice[part]) field.value = choice[part]
  }
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

/** Optional choices that end in a chat which lists them, as paper does. */
export const Customize = ({customize}: {customize: Queries.CustomizeTripFragment}) => {
  const t = useWords()
  const language = useLanguage()
  const link = useChat()
  const form = useRef<HTMLFormElement>(null)
  const {title, description, points, accommodation, style} = customize
  const options = {
    pickUp: points.options,
    dropOff: points.options,
    accommodation: accommodation.options,
    style: style.options,
  }
  const undecided = {key: "", label: t("experiences:customize.undecided"), description: null}

  const [choice, setChoice] = useState<Choice>({})
  const update = () => {
    if (!form.current) return
    const chosen = readForm(form.current)
    setChoice(chosen)
    store(chosen)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it takes over what is there once
  useEffect(() => {
    if (!form.current) return
    // Choices made before hydration are newer than stored ones.
    fill(form.current, {...readStored(), ...readForm(form.current)})
    update()
  }, [])

  /** An amount that cannot be read stays as it was typed: an agent understands it. */
  const textOf = (part: (typeof parts)[number], value: string) => {
    if (part === "days") return String(parseAmount(value) ?? value)
    if (part !== "budget") return options[part].find(({key}) => key === value)?.label
    const euros = parseAmount(value)
    return euros === undefined ? value : formatPrice(euros, language)
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
      isScreenOnly={lines.length === 0 || undefined}
    >
      <ul data-paper-only="">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
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
                  <span className="quiet">
                    {t(
                      part === "days"
                        ? "experiences:customize.part.days"
                        : "experiences:customize.first.budget",
                    )}
                  </span>
                  <input type="text" inputMode="numeric" name={part} maxLength={40} />
                </label>
              ))}
            </div>
          </div>
        </Step>
        <Step number={1} title={points.title} description={points.description}>
          {(["pickUp", "dropOff"] as const).map(part => (
            <label key={part} className="field">
              <span className="quiet">{t(`experiences:customize.part.${part}`)}</span>
              <select name={part}>
                {[undecided, ...points.options].map(({key, label}) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </Step>
        {(["accommodation", "style"] as const).map((part, index) => (
          <Step
            key={part}
            number={index + 2}
            title={customize[part].title}
            description={customize[part].description}
          >
            {[undecided, ...options[part]].map(({key, label, description: detail}) => (
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
        <Button {...link(chat)} variant="promo" event={customLead}>
          <Icon name="whatsapp" size={24} />
          {t("experiences:customize.send")}
        </Button>
        <EmailLink chat={chat} subject={title} position="customize" />
        <p className="quiet measure">{t("experiences:customize.note")}</p>
      </div>
    </Section>
  )
}
