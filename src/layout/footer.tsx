import type {ReactNode} from "react"
import {contactEvent, eventAttributes} from "../analytics/attributes"
import {useChat} from "../chat/use-chat"
import {EmailLink} from "../components/email-link/email-link"
import {Icon, type IconName} from "../components/icon/icon"
import {ExternalLink, Link} from "../components/link/link"
import {askConsent} from "../consent/consent"
import {languages} from "../i18n/languages"
import {useWords} from "../i18n/use-words"
import {links, type SiteLinks} from "../site/links"
import {useOperator} from "../site/use-operator"
import * as styles from "./footer.module.css"
import {LanguageSwitch} from "./language-switch"
import {LegalNotice} from "./legal-notice"
import {Logo} from "./logo"

const profileNames = {
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  instagram: "Instagram",
} satisfies Partial<Record<IconName, string>>

const profiles = Object.keys(profileNames) as (keyof typeof profileNames)[]

type LinkListProps = {label: string; list: SiteLinks; children?: ReactNode}

const LinkList = ({label, list, children}: LinkListProps) => {
  const t = useWords()
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {list.map(({to, label: key}) => (
          <li key={to}>
            <Link to={to} className="target">
              {t(key)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

export const Footer = () => {
  const t = useWords()
  const {brand, publicContact, social, credit, copyrightFrom, copyrightTo} = useOperator()
  const {email} = publicContact
  const {link} = useChat()
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`} data-screen-only="">
        <div className={`stack ${styles.brand}`}>
          <Logo brand={brand} />
          <LanguageSwitch />
        </div>
        <LinkList label={t("common:footer.pages")} list={[...links.navigation, ...links.more]} />
        <LinkList label={t("common:footer.legal")} list={links.legal}>
          <li>
            <button type="button" className="plain" onClick={askConsent} data-needs-script="">
              {t("common:footer.cookies")}
            </button>
          </li>
        </LinkList>
        <div>
          <h2 className={styles.heading}>{t("common:footer.social")}</h2>
          <ul className={`cluster ${styles.social}`}>
            {profiles.map(name => (
              <li key={name}>
                <ExternalLink
                  {...(name === "whatsapp" ? link : {href: social[name]})}
                  className={`round ${styles.profile}`}
                  aria-label={profileNames[name]}
                  {...eventAttributes(contactEvent(name, "footer"))}
                >
                  <Icon name={name} size={22} />
                </ExternalLink>
              </li>
            ))}
          </ul>
          {email && <EmailLink position="footer" label={email} />}
        </div>
      </div>
      <LegalNotice />
      <div className={`container cluster ${styles.fine}`} data-screen-only="">
        <p>{t("common:footer.copyright", {from: copyrightFrom, to: copyrightTo, brand})}</p>
        <p>
          {t("common:footer.credit")} <ExternalLink href={credit.url}>{credit.name}</ExternalLink>
        </p>
      </div>
      {/* A hidden link to each language's home, for crawlers. */}
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

/** The footer of pages without a language: what the law wants said. */
export const PlainFooter = ({children}: {children: ReactNode}) => (
  <footer className={styles.footer}>{children}</footer>
)
