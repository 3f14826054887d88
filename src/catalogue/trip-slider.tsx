import type {ComponentProps} from "react"
import {listed} from "../analytics/attributes"
import {Section} from "../components/section/section"
import {Slider} from "../components/slider/slider"
import {ExperienceCard} from "./experience-card"

type TripSliderProps = ComponentProps<typeof Section> & {
  title: string
  trips: readonly Queries.ExperienceCardFragment[]
  /** Names the list in analytics. */
  list: Parameters<typeof listed>
  color?: string
  /** Whether all of them have one length. */
  isOfGroup?: boolean
}

/** A section with a row of trips; nothing if there are none. */
export const TripSlider = ({title, trips, list, color, isOfGroup, ...section}: TripSliderProps) =>
  trips.length > 0 && (
    <Section title={title} {...section}>
      <div {...listed(...list)}>
        <Slider label={title} color={color}>
          {trips.map((experience, index) => (
            <ExperienceCard
              key={experience.slug}
              experience={experience}
              index={index + 1}
              isOfGroup={isOfGroup}
            />
          ))}
        </Slider>
      </div>
    </Section>
  )
