import {graphql} from "gatsby"
import {Link} from "../components/link/link"
import {RegionMap} from "../components/map/map"
import {Picture} from "../components/picture/picture"
import {useWords} from "../i18n/use-words"
import * as styles from "./destination-list.module.css"

export const fragment = graphql`
  fragment ListedRegion on Region {
    ...MappedRegion
    whenToGo(language: $language)
    scene {
      image {
        ...RoundPicture
      }
    }
    trips {
      slug
    }
  }
`

/** All regions on the map, with a list that says when to go. */
export const DestinationList = ({regions}: {regions: readonly Queries.ListedRegionFragment[]}) => {
  const t = useWords()
  return (
    <div className={`container ${styles.columns}`}>
      <RegionMap label={t("destinations:map")} regions={regions} />
      <section className="stack" aria-labelledby="all-destinations">
        <h2 id="all-destinations" className={styles.title}>
          {t("destinations:list")}
        </h2>
        <ul className={styles.entries}>
          {regions.map(({slug, name, whenToGo, scene, trips}, index) => (
            <li key={slug} className={styles.entry}>
              <Picture
                image={scene?.image ?? null}
                alt=""
                sizes="88px"
                first={index === 0}
                className="cover"
              />
              <div>
                <h3 className={styles.name}>
                  <Link to={`/destinations/${slug}/`} className="stretched">
                    {name}
                  </Link>
                </h3>
                {whenToGo && <p className={styles.when}>{whenToGo}</p>}
                <p className="quiet">{t("destinations:tripCount", {count: trips.length})}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
