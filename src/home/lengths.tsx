import {graphql} from "gatsby"
import {ButtonLink} from "../components/button/button"
import {Card} from "../components/card/card"
import {Price} from "../components/price/price"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import * as styles from "./lengths.module.css"

export const fragment = graphql`
  fragment LengthBand on ExperienceGroup {
    key
    color
    title(language: $language)
    description(language: $language)
    priceFromText(language: $language)
    pesosFromText(language: $language)
    poster {
      image {
        ...BannerPicture
      }
    }
  }

  fragment HomeLengths on HomeContent {
    lengths {
      title(language: $language)
      description(language: $language)
    }
  }
`

type LengthsProps = {
  content: Queries.HomeLengthsFragment
  groups: readonly Queries.LengthBandFragment[]
}

export const Lengths = ({content: {lengths}, groups}: LengthsProps) => {
  const t = useWords()
  return (
    <Section title={lengths.title} description={lengths.description}>
      <div className={`stack ${styles.lengths}`}>
        {groups.map(({key, color, title, description, priceFromText, pesosFromText, poster}) => (
          <Card
            key={key}
            variant="band"
            image={poster.image}
            title={title}
            description={description}
            color={color}
          >
            <Price euros={priceFromText} pesos={pesosFromText} isLarge />
            <ButtonLink
              to={`/experiences/#${key}`}
              variant="inverse"
              label={`${t("home:see")}: ${title}`}
              isStretched
            >
              {t("home:see")}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </Section>
  )
}
