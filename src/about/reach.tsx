import {graphql} from "gatsby"
import {contact, eventAttributes} from "../analytics/attributes"
import {useChat} from "../chat/use-chat"
import {DescriptionList} from "../components/description-list/description-list"
import {EmailLink} from "../components/email-link/email-link"
import {ExternalLink} from "../components/link/link"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"

export const fragment = graphql`
  fragment Reach on Operator {
    brand
    publicContact {
      telephone
      email
    }
    publicCompany {
      legalName
      taxId
      address
      telephone
      registration
    }
    guideLanguagesText(language: $language)
    hours(language: $language)
    answerTime(language: $language)
  }
`

/** Where the operator is and how to reach it; what the content does not say is left out. */
export const Reach = ({operator}: {operator: Queries.ReachFragment}) => {
  const t = useWords()
  const welcome = useChat()
  const {brand, publicContact, publicCompany, guideLanguagesText, hours, answerTime} = operator
  const {telephone: chatNumber, email} = publicContact
  const {legalName, taxId, address, telephone, registration} = publicCompany
  const lines = [
    [t("about:reach.place"), [legalName, address].filter(Boolean).join(", ")],
    [t("about:reach.taxId"), taxId],
    [t("about:reach.registration"), registration],
    [t("about:reach.guides"), guideLanguagesText],
    [
      t("about:reach.whatsapp"),
      chatNumber && (
        <ExternalLink
          key="chat"
          className="target"
          {...welcome}
          {...eventAttributes(contact("whatsapp", "about"))}
        >
          {chatNumber}
        </ExternalLink>
      ),
    ],
    [
      t("about:reach.email"),
      email && <EmailLink key="email" subject={brand} position="about" label={email} />,
    ],
    [
      t("about:reach.telephone"),
      telephone && (
        <a key="call" className="target" href={`tel:${telephone.replace(/[^\d+]/g, "")}`}>
          {telephone}
        </a>
      ),
    ],
    [t("about:reach.hours"), hours],
    [t("about:reach.answerTime"), answerTime],
  ] as const
  if (!lines.some(([, text]) => text)) return null
  return (
    <Section title={t("about:reach.title")}>
      <DescriptionList className="facts grid" entries={lines} />
    </Section>
  )
}
