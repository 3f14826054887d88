import {graphql} from "gatsby"
import {contactEvent, eventAttributes} from "../analytics/attributes"
import {useChat} from "../chat/use-chat"
import {DescriptionList} from "../components/description-list/description-list"
import {EmailLink} from "../components/email-link/email-link"
import {ExternalLink, LinkedName} from "../components/link/link"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {joined} from "../lib/text/letters"

export const fragment = graphql`
  fragment ContactDetails on Operator {
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
      registrationUrl
      responsible
    }
    reviews {
      name
      url
    }
    guideLanguagesText(language: $language)
    hours(language: $language)
    answerTime(language: $language)
  }
`

type ContactDetailsProps = {
  operator: Queries.ContactDetailsFragment
  /** True on pages of law, whose text refers to it: brand and ways to write then always stand there. */
  isNamed?: boolean
}

/** Where the operator is and how to reach it; what the content does not say is left out. */
export const ContactDetails = ({operator, isNamed = false}: ContactDetailsProps) => {
  const t = useWords()
  const {link} = useChat()
  const {brand, publicContact, publicCompany, guideLanguagesText, hours, answerTime} = operator
  const chatNumber = publicContact.telephone ?? (isNamed ? t("about:reach.chat") : null)
  const email = publicContact.email ?? (isNamed ? t("about:reach.message") : null)
  const {legalName, taxId, address, telephone, registration, registrationUrl} = publicCompany
  const registrationLink = registration && (
    <LinkedName className="target" name={registration} url={registrationUrl} />
  )
  const chatLink = chatNumber && (
    <ExternalLink
      className="target"
      {...link}
      {...eventAttributes(contactEvent("whatsapp", "about"))}
    >
      {chatNumber}
    </ExternalLink>
  )
  const emailLink = email && <EmailLink position="about" label={email} />
  const callLink = telephone && (
    <a className="target" href={`tel:${telephone.replace(/[^\d+]/g, "")}`}>
      {telephone}
    </a>
  )
  const reviews = operator.reviews?.map(review => (
    <LinkedName key={review.url} className="target" {...review} />
  ))
  const lines = [
    [t("about:reach.brand"), isNamed && brand],
    [t("about:reach.place"), joined([legalName, address], ", ")],
    [t("about:reach.responsible"), publicCompany.responsible],
    [t("about:reach.taxId"), taxId],
    [t("about:reach.registration"), registrationLink],
    [t("about:reach.reviews"), reviews],
    [t("about:reach.guides"), guideLanguagesText],
    [t("about:reach.whatsapp"), chatLink],
    [t("about:reach.email"), emailLink],
    [t("about:reach.telephone"), callLink],
    [t("about:reach.hours"), hours],
    [t("about:reach.answerTime"), answerTime],
  ] as const
  if (!lines.some(([, text]) => text)) return null
  return (
    <Section title={t(isNamed ? "about:reach.operator" : "about:reach.title")}>
      <DescriptionList className="facts grid" entries={lines} />
    </Section>
  )
}
