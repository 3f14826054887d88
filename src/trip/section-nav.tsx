import {graphql} from "gatsby"
import {useWords} from "../i18n/use-words"
import {replaceHash} from "../lib/hash"
import {hasInclusions} from "./inclusions"
import * as styles from "./section-nav.module.css"

export const fragment = graphql`
  fragment ExperienceSectionNav on Experience {
    ...ExperienceInclusions
    days {
      status
    }
    isIndoors
    regions {
      months
    }
  }
`

/** A row on phones that stays in view and leads to the sections of a trip's page. */
export const SectionNav = ({experience}: {experience: Queries.ExperienceSectionNavFragment}) => {
  const t = useWords()
  const {days, isIndoors, regions} = experience
  const sections = [
    days && "days",
    hasInclusions(experience) && "price",
    !isIndoors && regions.some(({months}) => months) && "when",
    "before",
  ] as const
  return (
    <nav className={styles.nav} aria-label={t("experience:jump.label")}>
      <ul>
        {sections.map(
          name =>
            name && (
              <li key={name}>
                <a href={`#${name}`} className="target" onClick={replaceHash}>
                  {t(`experience:jump.${name}`)}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
