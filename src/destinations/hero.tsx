import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"
import {DescriptionList} from "../components/description-list/description-list"
import {formatNumber} from "../i18n/format"
import {useLanguage, useWords} from "../i18n/use-words"
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
    trips {
      slug
    }
    scene {
      imageAlt(language: $language)
      colors: posterColors {
        ground
        accent
      }
      image {
        ...BannerPicture
      }
      narrowImage: image {
        ...UprightPicture
      }
    }
  }
`

/** Poster with the region's name, altitude and usual temperature, and the way to its trips. */
export const Hero = ({region}: {region: Queries.DestinationHeroFragment}) => {
  const t = useWords()
  const {name, altitude, temperature, trips, scene} = region
  const language = useLanguage()
  return (
    <Banner variant="left" heading="h1" priority title={name} {...scene}>
      {(altitude || temperature || trips.length > 0) && (
        <DescriptionList
          className={`cluster ${styles.facts}`}
          entries={[
            [
              t("destinations:altitude"),
              altitude &&
                t("destinations:altitudeRange", {
                  low: formatNumber(altitude.low, language),
                  high: formatNumber(altitude.high, language),
                }),
            ],
            [
              t("destinations:temperature"),
              temperature && t("destinations:temperatureRange", {...temperature}),
            ],
            [
              t("destinations:trips"),
              trips.length > 0 && (
                <a key="trips" href="#trips">
                  {t("destinations:tripCount", {count: trips.length})}
                </a>
              ),
            ],
          ]}
        />
      )}
    </Banner>
  )
}
