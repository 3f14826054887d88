import {contact, pressed} from "../../analytics/attributes"
import {requestConsent} from "../../analytics/consent"
import {type ChatAbout, usePageChat} from "../../chat/use-chat"
import {Icon, type IconName} from "../../components/icon/icon"
import {ExternalLink} from "../../components/link/external-link"
import {Link} from "../../components/link/link"
import {languages} from "../../i18n/languages"
import {useWords} from "../../i18n/use-words"
import {links, type SiteLinks} from "../../site/links"
import {useOperator} from "../../site/use-operator"
import {Logo} from "../header/logo"
import {LanguageSwitch} from "../language-switch/language-switch"
import * as styles from "./footer.module.css"
import {Strip} from "./strip"
import * as strip from "./strip.module.css"

const profileNames = {
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  instagram: "Instagram",
} satisfies Partial<Record<IconName, string>>

const profiles = Object.keys(profileNames) as (keyof typeof profileNames)[]

/** The footer; `path` is that of the page, `chat` is about its subject. */
export const Footer = ({path, chat}: {path: string; chat?: ChatAbout}) => {
  const t = useWords()
  const {brand, email, social, credit, copyrightFrom, copyrightTo} = useOperator()
  const link = usePageChat(chat)
  const listed = (list: SiteLinks) =>
    list.map(({to, label}) => (
      <li key={to}>
        <Link to={to}>{t(label)}</Link>
      </li>
    ))
  return (
    <footer className={`${styles.footer} ${strip.surface}`}>
      <div className={styles.columns} data-screen-only="">
        <div className={styles.brand}>
          <Logo brand={brand} />
          <LanguageSwitch path={path} />
        </div>
        <nav aria-label={t("common:footer.pages")}>
          <ul className={styles.links}>
            {listed(links.navigation)}
            {listed(links.more)}
          </ul>
        </nav>
        <nav aria-label={t("common:footer.legal")}>
          <ul className={styles.links}>
            {listed(links.legal)}
            <li>
              <button
                type="button"
                className={styles.cookies}
                onClick={requestConsent}
                data-needs-script=""
              >
                {t("common:footer.cookies")}
              </button>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{t("common:footer.social")}</h2>
          <ul className={styles.social}>
            {profiles.map(name => (
              <li key={name}>
                <ExternalLink
                  {...(name === "whatsapp" ? link : {href: social[name]})}
                  className={`round ${styles.profile}`}
                  aria-label={profileNames[name]}
                  {...pressed(contact(name, "footer"))}
                >
                  <Icon name={name} size={22} />
                </ExternalLink>
              </li>
            ))}
          </ul>
          <a
            className={`target ${styles.email}`}
            href={`mailto:${email}`}
            {...pressed(contact("email", "footer"))}
          >
            {email}
          </a>
        </div>
      </div>
      <Strip />
      <div className={styles.fine} data-screen-only="">
        <p>
          {t("common:footer.copyright", {
            from: copyrightFrom,
            to: copyrightTo,
            brand,
          })}
        </p>
        <p>
          {t("common:footer.credit")}{" "}
          <ExternalLink href={credit.url} className={styles.credit}>
            {credit.name}
          </ExternalLink>
        </p>
      </div>
      {/* Links to every version of the page, for crawlers, too. */}
      <div hidden>
        {languages.map(language => (
          <a key={language} href={`/${language}/`} hrefLang={language}>
            {language}
          </a>
        ))}
      </div>
    </footer>
  )
}
