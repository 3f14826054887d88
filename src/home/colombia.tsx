import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"
import {ButtonLink} from "../components/button/button"
import {CountryMap} from "../components/country-map/country-map"
import {useWords} from "../i18n/use-words"
import * as styles from "./colombia.module.css"

export const fragment = graphql`
  fragment HomeColombia on HomeContent {
    colombia {
      ...BannerContent
    }
  }
`

type ColombiaProps = {
  content: Queries.HomeColombiaFragment
  regions: readonly Queries.MappedPlaceFragment[]
}

/** Poster of the country, with links to its regions. */
export const Colombia = ({content: {colombia}, regions}: ColombiaProps) => {
  const t = useWords()
  return (
    <Banner variant="right" {...colombia}>
      <div className={styles.map}>
        <CountryMap label={t("home:mapText")} places={regions} />
      </div>
      <ButtonLink to="/destinations/" color="yellow">
        {t("common:actions.destinations")}
      </ButtonLink>
    </Banner>
  )
}
