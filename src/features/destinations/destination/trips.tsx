import {listed} from "../../../analytics/attributes"
import {Section} from "../../../components/section/section"
import {Slider} from "../../../components/slider/slider"
import {useWords} from "../../../i18n/use-words"
import {ExperienceCard} from "../../catalogue/experience-card/experience-card"

type TripsProps = {
  region: {slug: string}
  /** Its trips, in the catalogue's order. */
  trips: readonly Queries.ExperienceCardFragment[]
}

/** The region's trips; nothing if there are none. */
export const Trips = ({region, trips}: TripsProps) => {
  const t = useWords()
  if (trips.length === 0) return null
  const title = t("destinations:trips")
  return (
    <Section ground="mist" title={title} anchor="trips">
      <div {...listed("region", region.slug)}>
        <Slider label={title}>
          {trips.map((experience, index) => (
            <ExperienceCard key={experience.slug} experience={experience} index={index + 1} />
          ))}
        </Slider>
      </div>
    </Section>
  )
}
