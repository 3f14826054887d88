import {graphql} from "gatsby"
import {CountryMap} from "../components/country-map/country-map"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import * as styles from "./destination-list.module.css"

export const fragment = graphql`
  fragment ListedRegion on Region {
    ...MappedPlace
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

type DestinationListProps = {
  title: string
  map: string
  regions: readonly Queries.ListedRegionFragment[]
  /** The region of this page, which stands on the map among its neighbours, and not in the list. */
  current?: Queries.MappedPlaceFragment
}

/** Regions on the map, with a list that says when to go. */
export const DestinationList = ({title, map, regions, current}: DestinationListProps) => {
  const t = useWords()
  return (
    <Section title={title} isTight={!current} isScreenOnly={Boolean(current)}>
      <div className={`stack ${styles.columns}`}>
        <CountryMap
          label={map}
          places={current ? [current, ...regions] : regions}
          current={current?.slug}
        />
        <ul className={styles.entries}>
          {regions.map(({slug, name, whenToGo, scene, trips}, index) => (
            <li key={slug} className={styles.entry}>
              <Picture
                image={scene?.image ?? null}
                alt=""
                sizes="88px"
                priority={!current && index === 0}
                className="cover"
              />
              <div>
                <h3 className={styles.name}>
                  <Link to={`/destinations/${slug}/`} className="stretched">
                    {name}
                  </Link>
                </h3>
                {whenToGo && <p className="small">{whenToGo}</p>}
                <p className="quiet">{t("destinations:tripCount", {count: trips.length})}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
