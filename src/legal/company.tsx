import {graphql} from "gatsby"
import {DescriptionList} from "../components/description-list/description-list"
import {useWords} from "../i18n/use-words"
import * as styles from "./company.module.css"

export const fragment = graphql`
  fragment Company on Operator {
    publicContact {
      email
    }
    publicCompany {
      legalName
      taxId
      address
      telephone
      registration
    }
  }
`

export const state = graphql`
  fragment LegalState on LegalText {
    draft
    updatedText(language: $language)
  }
`

type CompanyProps = {
  operator: Queries.CompanyFragment
  text: Queries.LegalStateFragment
}

/** Legal operator of a legal text, the day of its last change, and whether it is a draft. */
export const Company = ({
  operator: {publicCompany: company, publicContact},
  text,
}: CompanyProps) => {
  const t = useWords()
  const lines = [
    [t("legal:company.name"), company.legalName],
    [t("legal:company.taxId"), company.taxId],
    [t("legal:company.registration"), company.registration],
    [t("legal:company.address"), company.address],
    [t("legal:company.telephone"), company.telephone],
    [t("legal:company.email"), publicContact.email],
  ] as const
  return (
    <div className={`stack ${styles.company}`}>
      {lines.some(([, value]) => value) && (
        <>
          <h2 id="company" className={styles.title}>
            {t("legal:company.title")}
          </h2>
          <DescriptionList className={`grid ${styles.lines}`} entries={lines} />
        </>
      )}
      <p className="quiet">{t("legal:updated", {date: text.updatedText})}</p>
      {text.draft && (
        <p>
          <strong>{t("legal:draft")}</strong>
        </p>
      )}
    </div>
  )
}
