import type {ComponentProps} from "react"
import {listAttributes} from "../../analytics/attributes"
import {Section} from "../section/section"
import {Slider} from "../slider/slider"
import {TripCard} from "./trip-card"

type TripSliderProps = {
  label: string
  trips: readonly Queries.ExperienceCardFragment[]
  /** Names the list in analytics. */
  list: Parameters<typeof listAttributes>
  color?: Queries.SignalColor
  /** Whether tall phones show the top of its first card on the first screen. */
  priority?: boolean
}

export const TripSlider = ({label, trips, list, color, priority}: TripSliderProps) => (
  <div {...listAttributes(...list)}>
    <Slider label={label} color={color}>
      {trips.map((experience, index) => (
        <TripCard
          key={experience.slug}
          experience={experience}
          index={index + 1}
          priority={priority && index === 0}
        />
      ))}
    </Slider>
  </div>
)

type TripSectionProps = ComponentProps<typeof Section> &
  Omit<TripSliderProps, "label" | "priority"> & {title: string}

/** A section with a row of trips; nothing if there are none. */
export const TripSection = ({trips, list, color, children, ...section}: TripSectionProps) =>
  trips.length > 0 && (
    <Section {...section}>
      <TripSlider label={section.title} trips={trips} list={list} color={color} />
      {children}
    </Section>
  )
