import {graphql} from "gatsby"
import {Banner} from "../../../components/banner/banner"
import {useWords} from "../../../i18n/use-words"
import * as styles from "./hero.module.css"

export const fragment = graphql`
  fragment DestinationHero on Region {
    name(language: $language)
    altitude {
      low
      high
    }
    temperature {
      low
      high
    }
    scene {
      imageAlt(language: $language)
      posterColors {
        ground
        text
        accent
      }
      image {
        ...BannerPicture
      }
      narrowImage: image {
        ...CardPicture
      }
    }
  }
`

/** Altitude and usual temperature. */
const Facts = ({region}: {region: Queries.DestinationHeroFragment}) => {
  const t = useWords()
  const {altitude, temperature} = region
  if (!altitude && !temperature) return null
  return (
    <dl className={styles.facts} data-facts="">
      {altitude && (
        <div>
          <dt>{t("destinations:altitude")}</dt>
          <dd>
            {altitude.low === altitude.high
              ? t("destinations:altitudeOne", {metres: altitude.low})
              : t("destinations:altitudeRange", {...altitude})}
          </dd>
        </div>
      )}
      {temperature && (
        <div>
          <dt>{t("destinations:temperature")}</dt>
          <dd>{t("destinations:temperatureRange", {...temperature})}</dd>
        </div>
      )}
    </dl>
  )
}

/** Poster with the region's name, altitude and temperature. */
export const Hero = ({region}: {region: Queries.DestinationHeroFragment}) => {
  const {name, scene} = region
  return (
    <Banner
      variant="banner-left"
      heading="h1"
      eager
      title={name}
      image={scene?.image}
      narrowImage={scene?.narrowImage}
      alt={scene?.imageAlt}
      colors={scene?.posterColors}
    >
      <Facts region={region} />
    </Banner>
  )
}
