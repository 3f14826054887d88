import {ExternalLink} from "../../components/link/external-link"
import {RichText} from "../../components/rich-text/rich-text"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {useOperator} from "../../site/use-operator"
import * as styles from "./strip.module.css"

/**
 * What Colombian law wants on every page, on paper too, as far as the content has it; on paper also
 * how to reach us. Its link is a
 * plain one: from the page of signing out only a full load passes the gate.
 */
export const Strip = () => {
  const t = useWords()
  const language = useLanguage()
  const {company, email, whatsapp, legalStrips} = useOperator()
  const strip = legalStrips.find(own => own.language === language)
  return (
    <div className={styles.strip} data-strip="">
      <p data-paper-only="">{`WhatsApp +${whatsapp} · ${email}`}</p>
      <p>
        {`${company.legalName} · ${t("common:footer.registration", {number: company.registration})}`}
      </p>
      {strip?.childProtection && (
        <p>
          <RichText text={strip.childProtection} />
        </p>
      )}
      {strip?.authority && strip.authorityUrl && (
        <p>
          <ExternalLink href={strip.authorityUrl}>{strip.authority}</ExternalLink>
        </p>
      )}
      {strip?.complaints && (
        <p>
          <a href={localizedPath(language, strip.complaints)}>
            {t("common:footer.complaints", {email})}
          </a>
        </p>
      )}
    </div>
  )
}
