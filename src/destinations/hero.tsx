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
  const altitudeText =
    altitude &&
    t("destinations:altitudeRange", {
      low: formatNumber(altitude.low, language),
      high: formatNumber(altitude.high, language),
    })
  const temperatureText = temperature && t("destinations:temperatureRange", {...temperature})
  const tripsLink = trips.length > 0 && (
    <a href="#trips">{t("destinations:tripCount", {count: trips.length})}</a>
  )
  return (
    <Banner variant="left" heading="h1" priority title={name} {...scene}>
      <DescriptionList
        className={`cluster ${styles.facts}`}
        entries={[
          [t("destinations:altitude"), altitudeText],
          [t("destinations:temperature"), temperatureText],
          [t("destinations:trips"), tripsLink],
        ]}
      />
    </Banner>
  )
}
