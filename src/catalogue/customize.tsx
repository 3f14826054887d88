import {graphql} from "gatsby"
import {customLead} from "../analytics/attributes"
import {type ChatSubject, chatCodes} from "../chat/chat-text"
import {ChatButton} from "../components/chat-button/chat-button"
import {Collapsible} from "../components/collapsible/collapsible"
import {EmailLink} from "../components/email-link/email-link"
import {NumberField, SelectField} from "../components/field/field"
import {Section} from "../components/section/section"
import {Travellers} from "../components/travellers/travellers"
import {formatPrice} from "../i18n/format"
import {useLanguage, useWords} from "../i18n/use-words"
import {useEarlyChoices} from "../lib/use-early-choices"
import {
  changeFields,
  chooseMonth,
  numberOf,
  type TripPart,
  tripParts,
  useFields,
} from "../visitor/store"
import * as styles from "./customize.module.css"
import {CustomizeStep} from "./customize-step"
import {type Facets, useFilter} from "./filter"

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

type CustomizeProps = {customize: Queries.CustomizeTripFragment; facets: Facets}

/** Optional choices that end in a chat which lists them; collapsed below trips that were looked for. */
export const Customize = ({customize, facets}: CustomizeProps) => {
  const t = useWords()
  const language = useLanguage()
  const {title, description, points, accommodation, style} = customize
  const steps = {pickUp: points, dropOff: points, accommodation, style}
  const undecided = {key: "", label: t("experiences:customize.undecided"), description: null}

  const fields = useFields()
  const form = useEarlyChoices(({tripMonth, ...early}) => {
    if (tripMonth !== undefined) chooseMonth(tripMonth)
    changeFields(early)
  })
  /** What is chosen or typed for a part, in words; nothing for a number outside its limits. */
  const textOf = (part: TripPart) => {
    const value = fields[part]
    if (part !== "days" && part !== "budget")
      return steps[part].options.find(({key}) => key === value)?.label
    const number = numberOf(part, value)
    return number && (part === "budget" ? formatPrice(number, language) : String(number))
  }
  const lines = tripParts.flatMap(part => {
    const text = textOf(part)
    return text ? [`${t(`experiences:customize.part.${part}`)}: ${text}`] : []
  })
  const chat: ChatSubject = {
    text: [t("experiences:customize.opening"), ...lines].join("\n"),
    codes: [chatCodes.customize],
    title,
  }
  const isCollapsed = Object.keys(useFilter(facets)).length > 0
  const parts = (
    <>
      <form ref={form} className={`grid ${styles.steps}`} autoComplete="off">
        <CustomizeStep
          title={t("experiences:customize.first.title")}
          description={t("experiences:customize.first.description")}
        >
          <div data-needs-script="" className={`grid ${styles.fields}`}>
            <Travellers />
            <div className="stack">
              {(["days", "budget"] as const).map(part => (
                <NumberField
                  key={part}
                  name={part}
                  label={t(`experiences:customize.part.${part}`)}
                />
              ))}
            </div>
          </div>
        </CustomizeStep>
        <CustomizeStep number={1} {...points}>
          <div className={`grid ${styles.fields}`}>
            {(["pickUp", "dropOff"] as const).map(part => (
              <SelectField
                key={part}
                name={part}
                label={t(`experiences:customize.part.${part}`)}
                options={[undecided, ...points.options]}
                value={fields[part] ?? ""}
                onChange={({target}) => changeFields({[part]: target.value})}
              />
            ))}
          </div>
        </CustomizeStep>
        {(["accommodation", "style"] as const).map((part, index) => (
          <CustomizeStep key={part} number={index + 2} {...steps[part]}>
            {[undecided, ...steps[part].options].map(({key, label, description: detail}) => (
              <label key={key} className={styles.option}>
                <input
                  type="radio"
                  name={part}
                  value={key}
                  checked={(fields[part] ?? "") === key}
                  onChange={() => changeFields({[part]: key})}
                />
                <span>
                  <strong>{label}</strong>
                  {detail && <span className="quiet">{detail}</span>}
                </span>
              </label>
            ))}
          </CustomizeStep>
        ))}
      </form>
      <div className={`cluster ${styles.send}`}>
        <ChatButton
          chat={chat}
          label={t("experiences:customize.send")}
          variant="promo"
          event={customLead}
        />
        <EmailLink chat={chat} position="customize" />
        <p className="quiet measure">{t("experiences:customize.note")}</p>
      </div>
    </>
  )
  return (
    <Section
      surface="muted"
      isScreenOnly
      {...(!isCollapsed && {title, description, anchor: "customize"})}
    >
      {isCollapsed ? (
        <Collapsible title={title} anchor="customize">
          <div className="stack">{parts}</div>
        </Collapsible>
      ) : (
        parts
      )}
    </Section>
  )
}
