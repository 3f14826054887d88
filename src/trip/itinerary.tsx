import {graphql} from "gatsby"
import {Collapsible} from "../components/collapsible/collapsible"
import {CountryMap} from "../components/country-map/country-map"
import {Link} from "../components/link/link"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {Disclosure, DisclosureContent} from "./disclosure"
import {IconList} from "./icon-list"
import * as styles from "./itinerary.module.css"
import {type Stay, staysOfDays, staysOfStops} from "./stays"

export const fragment = graphql`
  fragment ExperienceItinerary on Experience {
    color
    days {
      status
      items {
        from
        to
        title(language: $language)
        travelText(language: $language)
        description(language: $language)
        scene {
          image {
            ...RoundPicture
          }
        }
        region {
          ...MappedPlace
        }
      }
    }
    stops {
      title(language: $language)
      items {
        title(language: $language)
        description(language: $language)
        region {
          ...MappedPlace
        }
      }
    }
    highlights {
      title(language: $language)
      items(language: $language)
    }
  }
`

type Trip = Queries.ExperienceItineraryFragment

type RouteProps = {color: Queries.SignalColor; stays: readonly Stay[]}

/** The way from place to place, with a map unless they are too close together for one of the country. */
const Route = ({color, stays}: RouteProps) => {
  const t = useWords()
  const places = stays.map(({region}) => region)
  const label = t("experience:days.route", {places: places.map(({name}) => name).join(", ")})
  return (
    <div className={styles.layout}>
      {new Set(places.map(({slug}) => slug)).size > 1 && (
        <Disclosure as="div" label={t("experience:days.map")}>
          <DisclosureContent className={styles.map}>
            <CountryMap label={label} places={places} color={color} />
          </DisclosureContent>
        </Disclosure>
      )}
      <ol data-color={color}>
        {stays.map(({name, to, content}, index) => (
          <Disclosure
            // biome-ignore lint/suspicious/noArrayIndexKey: a round trip visits a place twice
            key={index}
            as="li"
            className={styles.stay}
            label={t("experience:days.more")}
            place={name}
            head={
              name && (
                <div className={`cluster ${styles.place}`}>
                  {/* Screen readers read the heading alone. */}
                  <span className={`badge ${styles.number}`} aria-hidden="true">
                    {index + 1}
                  </span>{" "}
                  <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
                </div>
              )
            }
          >
            {content}
          </Disclosure>
        ))}
      </ol>
    </div>
  )
}

/** The trip day by day, or else its stops; then the places that a package visits. */
export const Itinerary = ({experience}: {experience: Trip}) => {
  const t = useWords()
  const {color, days, stops, highlights} = experience
  const title = days ? t("experience:days.title") : stops?.title
  if (!title && !highlights) return null
  const isExample = days?.status === "example"
  const stays = days ? staysOfDays(days) : stops && staysOfStops(stops)
  return (
    <Section
      title={title}
      anchor={days ? "days" : undefined}
      description={isExample ? t("experience:days.example") : undefined}
    >
      {stays && <Route color={color} stays={stays} />}
      {highlights && (
        <div data-screen-only="">
          <Collapsible
            title={highlights.title ?? t("experience:lists.highlights")}
            heading={title ? "h3" : "h2"}
          >
            <IconList items={highlights.items} icon="pin" isWide />
          </Collapsible>
        </div>
      )}
    </Section>
  )
}
