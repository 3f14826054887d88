import {graphql} from "gatsby"
import {useWords} from "../../i18n/use-words"
import {hasPrice} from "../booking/price"
import * as styles from "./jump.module.css"

export const fragment = graphql`
  fragment ExperienceJump on Experience {
    ...ExperiencePrice
    days {
      status
    }
    regions {
      months
    }
  }
`

/** A row on phones that stays in view and leads to the sections of a trip's page. */
export const Jump = ({experience}: {experience: Queries.ExperienceJumpFragment}) => {
  const t = useWords()
  const {days, regions} = experience
  const sections = {
    price: hasPrice(experience),
    days: Boolean(days),
    when: regions.some(({months}) => months),
    before: true,
  }
  const names = Object.keys(sections) as (keyof typeof sections)[]
  return (
    <nav className={styles.jump} aria-label={t("experience:jump.label")} data-screen-only="">
      <ul>
        {names
          .filter(name => sections[name])
          .map(name => (
            <li key={name}>
              <a href={`#${name}`}>{t(`experience:jump.${name}`)}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
