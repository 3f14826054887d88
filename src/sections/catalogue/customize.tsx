import {graphql} from "gatsby"
import {useState} from "react"
import {customTripLink, type TripChoice} from "../../booking/custom-trip-link"
import {Button} from "../../components/button/button"
import {Icon} from "../../components/icon/icon"
import {Section} from "../../components/section/section"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import {ChoiceStep} from "./choice-step"
import * as styles from "./customize.module.css"
import {PlaceSelect} from "./place-select"

export const fragment = graphql`
  fragment CustomizeOptions on CustomizeStep {
    title(language: $language)
    description(language: $language)
    options {
      key
      name(language: $language)
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

/** Three choices that end in a chat which carries them; unset choices are said to be open. */
export const Customize = ({customize}: {customize: Queries.CustomizeTripFragment}) => {
  const t = useWords()
  const language = useLanguage()
  const {whatsapp} = useIdentity()
  const [choice, setChoice] = useState<TripChoice>({})
  const {title, description, points, accommodation, style} = customize
  const choose = (part: keyof TripChoice) => (name: string) =>
    setChoice(earlier => ({...earlier, [part]: name || undefined}))
  return (
    <Section ground="mist" title={title} description={description} anchor="customize">
      <div className={styles.steps}>
        <ChoiceStep number={1} title={points.title} description={points.description}>
          <PlaceSelect
            label={t("experiences:customize.pickUp")}
            options={points.options}
            onChoose={choose("pickUp")}
          />
          <PlaceSelect
            label={t("experiences:customize.dropOff")}
            options={points.options}
            onChoose={choose("dropOff")}
          />
        </ChoiceStep>
        <ChoiceStep
          number={2}
          title={accommodation.title}
          description={accommodation.description}
          options={accommodation.options}
          onChoose={choose("accommodation")}
        />
        <ChoiceStep
          number={3}
          title={style.title}
          description={style.description}
          options={style.options}
          onChoose={choose("style")}
        />
      </div>
      <div className={styles.send}>
        <Button href={customTripLink(choice, language, whatsapp)} variant="promo">
          <Icon name="whatsapp" size={24} />
          {t("experiences:customize.send")}
        </Button>
        <p>{t("experiences:customize.note")}</p>
      </div>
    </Section>
  )
}
