import {graphql} from "gatsby"
import {Paragraph, RichText} from "../components/rich-text/rich-text"
import {SidebarLayout} from "../components/sidebar-layout/sidebar-layout"
import {useWords} from "../i18n/use-words"
import {replaceHash} from "../lib/hash"
import * as styles from "./legal-body.module.css"

export const fragment = graphql`
  fragment LegalBody on LegalText {
    draft
    updatedText(language: $language)
    sections {
      key
      title(language: $language)
      paragraphs(language: $language)
      items(language: $language)
    }
  }
`

const borders = ["yellow", "blue", "red"] as const

export const LegalBody = ({text}: {text: Queries.LegalBodyFragment}) => {
  const t = useWords()
  const {draft, updatedText, sections} = text
  return (
    <SidebarLayout
      aside={
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            {t("legal:contents")}
          </h2>
          <ol className={styles.list}>
            {sections.map(({key, title}) => (
              <li key={key}>
                <a href={`#${key}`} onClick={replaceHash}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      }
    >
      <div className={`stack ${styles.sections}`}>
        <p className="quiet">{t("legal:updated", {date: updatedText})}</p>
        {draft && <strong>{t("legal:draft")}</strong>}
        {sections.map(({key, title, paragraphs, items}, index) => (
          <section
            key={key}
            id={key}
            className={`stack ${styles.section}`}
            data-color={borders[index % borders.length]}
          >
            <h2 className="h3">{title}</h2>
            {paragraphs.map(paragraph => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
            {items && (
              <ul className="list">
                {items.map(item => (
                  <li key={item}>
                    <RichText text={item} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </SidebarLayout>
  )
}
