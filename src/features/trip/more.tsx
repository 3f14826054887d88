import {listed} from "../../analytics/attributes"
import {Section} from "../../components/section/section"
import {Slider} from "../../components/slider/slider"
import {useWords} from "../../i18n/use-words"
import {ExperienceCard} from "../catalogue/experience-card/experience-card"

type MoreProps = {
  /** Other experiences of the same length of stay. */
  experiences: readonly Queries.ExperienceCardFragment[]
  color: string
}

/** Other trips of the same length; nothing if there are none. */
export const More = ({experiences, color}: MoreProps) => {
  const t = useWords()
  const [first] = experiences
  if (!first) return null
  const title = t("experience:more")
  return (
    <Section title={title} isScreenOnly>
      <div {...listed("more", first.group)}>
        <Slider label={title} color={color}>
          {experiences.map((experience, index) => (
            <ExperienceCard key={experience.slug} experience={experience} index={index + 1} />
          ))}
        </Slider>
      </div>
    </Section>
  )
}
