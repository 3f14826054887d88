import {graphql} from "gatsby"
import {useWords} from "../../../i18n/use-words"
import * as styles from "./facts.module.css"

export const fragment = graphql`
  fragment DestinationFacts on Region {
    altitude {
      low
      high
    }
    temperature {
      low
      high
    }
  }
`

/** Altitude and usual temperature. */
export const Facts = ({region}: {region: Queries.DestinationFactsFragment}) => {
  const t = useWords()
  const {altitude, temperature} = region
  if (!altitude && !temperature) return null
  return (
    <dl className={styles.facts}>
      {altitude && (
        <div>
          <dt>{t("destinations:altitude")}</dt>
          <dd>
            {altitude.low === altitude.high
              ? t("destinations:altitudeOne", {metres: altitude.low})
              : t("destinations:altitudeRange", {...altitude})}
          </dd>
        </div>
      )}
      {temperature && (
        <div>
          <dt>{t("destinations:temperature")}</dt>
          <dd>{t("destinations:temperatureRange", {...temperature})}</dd>
        </div>
      )}
    </dl>
  )
}
