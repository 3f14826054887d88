import {graphql} from "gatsby"
import {useEffect, useState} from "react"
import {useWords} from "../i18n/use-words"
import {replaceHash} from "../lib/hash"
import {hasInclusions} from "./inclusions"
import {hasWhenToGo} from "./months"
import * as styles from "./section-nav.module.css"

export const fragment = graphql`
  fragment ExperienceSectionNav on Experience {
    ...ExperienceInclusions
    days {
      status
    }
    ...ExperienceMonths
  }
`

/** Part of the window, below header and row, in which the current section begins or goes on. */
const upperPart = {rootMargin: "-15% 0px -70%"}

const useCurrentSection = (sections: readonly (string | false | null)[]) => {
  const [current, setCurrent] = useState<string>()
  const names = sections.filter(Boolean).join()
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      const entered = entries.find(({isIntersecting}) => isIntersecting)
      if (entered) setCurrent(entered.target.id)
    }, upperPart)
    for (const name of names.split(",")) {
      const section = document.getElementById(name)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [names])
  return current
}

/** A row on phones that stays in view and leads to the sections of a trip's page. */
export const SectionNav = ({experience}: {experience: Queries.ExperienceSectionNavFragment}) => {
  const t = useWords()
  const {days} = experience
  const sections = [
    days && "days",
    hasInclusions(experience) && "price",
    hasWhenToGo(experience) && "when",
    "before",
  ] as const
  const current = useCurrentSection(sections)
  return (
    <nav className={styles.nav} aria-label={t("experience:jump.label")}>
      <ul>
        {sections.map(
          name =>
            name && (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="target"
                  aria-current={name === current || undefined}
                  onClick={replaceHash}
                >
                  {t(`experience:jump.${name}`)}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
