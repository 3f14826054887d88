import {graphql} from "gatsby"
import {Button} from "../components/button/button"
import {Link} from "../components/link/link"
import {RegionMap} from "../components/map/map"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import * as styles from "./nearby.module.css"

export const fragment = graphql`
  fragment NearbyRegion on Region {
    ...MappedRegion
    whenToGo(language: $language)
  }
`

type NearbyProps = {
  region: Queries.MappedRegionFragment
  neighbours: readonly Queries.NearbyRegionFragment[]
}

/** The nearest regions, on the map and in text, with when to go: the season of their trips. */
export const Nearby = ({region, neighbours}: NearbyProps) => {
  const t = useWords()
  return (
    <Section title={t("destinations:nearby")} isScreenOnly>
      <div className={`stack ${styles.columns}`}>
        <RegionMap
          label={t("destinations:mapNear", {name: region.name})}
          regions={[region, ...neighbours]}
          current={region.slug}
        />
        <div className="stack">
          <ul className={`stack ${styles.list}`}>
            {neighbours.map(({slug, name, whenToGo}) => (
              <li key={slug}>
                <h3>
                  <Link to={`/destinations/${slug}/`}>{name}</Link>
                </h3>
                {whenToGo && <p>{whenToGo}</p>}
              </li>
            ))}
          </ul>
          <div>
            <Button to="/destinations/">{t("common:actions.destinations")}</Button>
          </div>
        </div>
      </div>
    </Section>
  )
}
