import {graphql} from "gatsby"
import {Button} from "../../components/button/button"
import {Link} from "../../components/link/link"
import {RegionMap} from "../../components/region-map/region-map"
import {Section} from "../../components/section/section"
import {useWords} from "../../i18n/use-words"
import * as styles from "./nearby.module.css"

export const fragment = graphql`
  fragment NearbyRegion on Region {
    ...MappedRegion
    monthLines(language: $language) {
      kind
      text
    }
  }
`

type NearbyProps = {
  region: Queries.MappedRegionFragment
  neighbours: readonly Queries.NearbyRegionFragment[]
}

/** The nearest regions, on the map and in words. */
export const Nearby = ({region, neighbours}: NearbyProps) => {
  const t = useWords()
  return (
    <Section title={t("destinations:nearby")} isScreenOnly>
      <div className={styles.layout}>
        <RegionMap
          label={t("destinations:mapNear", {name: region.name})}
          regions={[region, ...neighbours]}
          current={region.slug}
        />
        <div className={styles.words}>
          <ul className={styles.list}>
            {neighbours.map(({slug, name, monthLines}) => (
              <li key={slug}>
                <h3>
                  <Link to={`/destinations/${slug}/`}>{name}</Link>
                </h3>
                {monthLines[0] && <p>{monthLines[0].text}</p>}
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
