import {graphql} from "gatsby"
import {useWords} from "../../i18n/use-words"
import {isWebAddress} from "../../lib/text/markup"
import {ExternalLink} from "../link/link"
import {Section} from "../section/section"

export const fragment = graphql`
  fragment PhotoCredits on PhotoCredit {
    credit
    licence
    source
  }
`

type Credits = {credits: readonly Queries.PhotoCreditsFragment[]}

/** Who took photographs, and by what right they are shown: each credit once. */
export const PhotoCredits = ({credits}: Credits) => {
  const t = useWords()
  const unique = new Map(credits.map(entry => [JSON.stringify(entry), entry]))
  return [...unique].map(([key, {credit, licence, source}]) => (
    <p key={key} className="cluster quiet">
      <span>{t("common:photo.credit", {name: credit})}</span>
      {isWebAddress(licence) ? (
        <ExternalLink href={licence}>{t("common:photo.licence")}</ExternalLink>
      ) : (
        licence && <span>{licence}</span>
      )}
      {isWebAddress(source) && (
        <ExternalLink href={source}>{t("common:photo.source")}</ExternalLink>
      )}
    </p>
  ))
}

export const CreditsAtFoot = ({credits}: Credits) =>
  credits.length > 0 && (
    <Section>
      <PhotoCredits credits={credits} />
    </Section>
  )
