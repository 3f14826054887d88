import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"
import {Button} from "../components/button/button"
import {RegionMap} from "../components/map/map"
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
  regions: readonly Queries.MappedRegionFragment[]
}

/** Poster of the country, with links to its regions. */
export const Colombia = ({content: {colombia}, regions}: ColombiaProps) => {
  const t = useWords()
  return (
    <Banner variant="banner-right" {...colombia}>
      <div className={styles.map}>
        <RegionMap label={t("home:mapText")} regions={regions} />
      </div>
      <Button to="/destinations/" color="yellow">
        {t("common:actions.destinations")}
      </Button>
    </Banner>
  )
}
