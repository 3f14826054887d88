import {graphql} from "gatsby"
import {MonthStrip} from "../components/month-strip/month-strip"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import * as styles from "./place.module.css"

export const fragment = graphql`
  fragment DestinationPlace on Region {
    lead(language: $language)
    gettingThere(language: $language)
    season {
      ...NamedSeason
    }
    seasonalTrips {
      title(language: $language)
      season {
        ...NamedSeason
      }
    }
    ...MonthStrip
  }
`

export const Place = ({region}: {region: Queries.DestinationPlaceFragment}) => {
  const t = useWords()
  const {lead, months, season, seasonalTrips, gettingThere} = region
  return (
    <Section isTight>
      <div className={`grid ${styles.columns}`}>
        <Paragraph text={lead} className={`measure ${styles.lead}`} />
        <div className={`stack measure ${styles.parts}`}>
          {months && (
            <section className="stack" aria-labelledby="months">
              <h2 id="months" className="h3">
                {t("place:months.title")}
              </h2>
              <MonthStrip region={region} season={season} trips={seasonalTrips} />
              <p className="quiet">{t("place:months.note")}</p>
            </section>
          )}
          {gettingThere && (
            <section className="stack" aria-labelledby="getting-there">
              <h2 id="getting-there" className="h3">
                {t("destinations:gettingThere")}
              </h2>
              <Paragraph text={gettingThere} />
            </section>
          )}
        </div>
      </div>
    </Section>
  )
}
