import {graphql} from "gatsby"
import {type ComponentType, useRef} from "react"
import {customLead} from "../../analytics/attributes"
import {chatCodes} from "../../chat/reference"
import {type ChatAbout, useChat} from "../../chat/use-chat"
import {Button} from "../../components/button/button"
import {ByEmail} from "../../components/by-email/by-email"
import {Icon} from "../../components/icon/icon"
import {Section} from "../../components/section/section"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {ChoiceStep} from "./choice-step"
import * as styles from "./customize.module.css"
import * as fields from "./field.module.css"
import {SelectField} from "./select-field"
import {numberParts, tellCustomTrip, tripNumbers} from "./trip-choice"
import {useTripChoice} from "./use-trip-choice"

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

const amountLabels = {
  days: "experiences:customize.part.days",
  budget: "experiences:customize.first.budget",
} as const

type CustomizeProps = {
  customize: Queries.CustomizeTripFragment
  /** Fields of month and travellers, which the whole visit shares. */
  Party: ComponentType
}

/** Optional choices that end in a chat which lists them, as paper does. */
export const Customize = ({customize, Party}: CustomizeProps) => {
  const t = useWords()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const {title, description, points, accommodation, style} = customize
  const options = {
    pickUp: points.options,
    dropOff: points.options,
    accommodation: accommodation.options,
    style: style.options,
  }
  const {choice, update} = useTripChoice(form, options)
  const chosen = tellCustomTrip(choice, options, language, t)
  const chat: ChatAbout = {
    text: [t("experiences:customize.opening"), ...chosen].join("\n"),
    codes: [chatCodes.customize],
  }
  const link = useChat()
  return (
    <Section
      surface="muted"
      title={title}
      description={description}
      anchor="customize"
      isScreenOnly={chosen.length === 0 || undefined}
    >
      <ul data-paper-only="">
        {chosen.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form
        ref={form}
        className={styles.steps}
        onChange={update}
        autoComplete="off"
        data-screen-only=""
      >
        <ChoiceStep
          title={t("experiences:customize.first.title")}
          description={t("experiences:customize.first.description")}
        >
          <div data-needs-script="" className={styles.first}>
            <Party />
            <div className={styles.amounts}>
              {numberParts.map(name => (
                <label key={name} className={fields.field}>
                  <span className="quiet">{t(amountLabels[name])}</span>
                  <input
                    type="number"
                    inputMode="numeric"
                    name={name}
                    min={1}
                    max={tripNumbers[name]}
                    className={styles.amount}
                  />
                </label>
              ))}
            </div>
          </div>
        </ChoiceStep>
        <ChoiceStep number={1} title={points.title} description={points.description}>
          {(["pickUp", "dropOff"] as const).map(name => (
            <SelectField
              key={name}
              name={name}
              label={t(`experiences:customize.part.${name}`)}
              any={t("experiences:customize.undecided")}
              options={points.options}
            />
          ))}
        </ChoiceStep>
        <ChoiceStep number={2} name="accommodation" {...accommodation} />
        <ChoiceStep number={3} name="style" {...style} />
      </form>
      <div className={styles.send} data-screen-only="">
        <Button {...link(chat)} variant="promo" event={customLead}>
          <Icon name="whatsapp" size={24} />
          {t("experiences:customize.send")}
        </Button>
        <ByEmail chat={chat} subject={title} position="customize" />
        <p className="quiet">{t("experiences:customize.note")}</p>
      </div>
    </Section>
  )
}
