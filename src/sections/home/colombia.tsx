import {graphql} from "gatsby"
import {Banner} from "../../components/banner/banner"
import {ColombiaMap} from "../../components/colombia-map/colombia-map"
import {useWords} from "../../i18n/use-words"
import * as styles from "./colombia.module.css"

export const fragment = graphql`
  fragment HomeColombia on HomeContent {
    colombia {
      title(language: $language)
      description(language: $language)
      imageAlt(language: $language)
      image {
        ...BannerPicture
      }
      narrowImage: image {
        ...CardPicture
      }
    }
  }

  fragment VisitedRegion on Region {
    key: slug
    name(language: $language)
    latitude
    longitude
  }
`

type ColombiaProps = {
  content: Queries.HomeColombiaFragment
  regions: readonly Queries.VisitedRegionFragment[]
}

/** The country in one poster, with the parts of it that the trips visit. */
export const Colombia = ({content: {colombia}, regions}: ColombiaProps) => {
  const t = useWords()
  return (
    <Banner
      variant="banner-right"
      title={colombia.title}
      description={colombia.description}
      image={colombia.image}
      narrowImage={colombia.narrowImage}
      alt={colombia.imageAlt}
    >
      <div className={styles.map}>
        <ColombiaMap
          label={`${t("home:mapText")} ${regions.map(({name}) => name).join(", ")}`}
          places={regions}
          color="yellow"
        />
      </div>
    </Banner>
  )
}
