import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"
import {useWords} from "../i18n/use-words"
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
      alt: imageAlt(language: $language)
      colors: posterColors {
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
export const Hero = ({region}: {region: Queries.DestinationHeroFragment}) => (
  <Banner variant="banner-left" heading="h1" eager title={region.name} {...region.scene}>
    <Facts region={region} />
  </Banner>
)
