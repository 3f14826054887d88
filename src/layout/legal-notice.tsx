import {useLocation} from "@reach/router"
import {Fragment} from "react"
import {ExternalLink, LinkedName} from "../components/link/link"
import {Paragraph} from "../components/rich-text/rich-text"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import {joined} from "../lib/text/letters"
import {useHost, useOperator} from "../site/use-operator"
import * as styles from "./legal-notice.module.css"

/**
 * What Colombian law wants on every page, on paper too, as far as the content has it; on paper also
 * where chats and page are. Its link is a plain one: from the page of signing out only a full load
 * passes the gate.
 */
export const LegalNotice = () => {
  const t = useWords()
  const language = useLanguage()
  const {
    publicCompany: company,
    publicContact: {telephone, email},
    legalStrips,
    reviews,
  } = useOperator()
  const notice = legalStrips.find(strip => strip.language === language)
  const contactLine = joined(
    [telephone && `WhatsApp ${telephone}`, email, useHost() + useLocation().pathname],
    " · ",
  )
  const register =
    company.registration && t("common:footer.registration", {number: company.registration})
  const responsible =
    company.responsible && t("common:footer.responsible", {name: company.responsible})
  return (
    <div className={`container stack ${styles.notice}`} data-notice="">
      {/* A page that does not exist is built at one address, and shown at any. */}
      <p data-paper-only="" suppressHydrationWarning>
        {contactLine}
      </p>
      {(company.legalName || register || responsible) && (
        <p>
          {joined([company.legalName, responsible], " · ")}
          {register && (company.legalName || responsible) && " · "}
          <LinkedName name={register} url={company.registrationUrl} />
        </p>
      )}
      {reviews && (
        <p>
          {t("common:footer.reviews")}
          {reviews.map(({name, url}) => (
            <Fragment key={url}>
              {" "}
              <LinkedName name={name} url={url} />
            </Fragment>
          ))}
        </p>
      )}
      {notice?.childProtection && <Paragraph text={notice.childProtection} />}
      {notice?.authority && notice.authorityUrl && (
        <p>
          <ExternalLink href={notice.authorityUrl}>{notice.authority}</ExternalLink>
        </p>
      )}
      {notice?.complaints && (
        <p>
          <a href={localizedPath(language, notice.complaints)}>
            {joined([t("common:footer.complaints"), email], ": ")}
          </a>
        </p>
      )}
    </div>
  )
}
