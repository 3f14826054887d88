import {languages} from "../../../src/i18n/languages"
import {languageName} from "../../content/facts/format"
import {publicCompany, publicContact, publicCreator} from "../../content/public-contact"
import type {SiteContent} from "../../content/schema/files"
import {type Fields, inWords, plain} from "./helpers"

const types = /* GraphQL */ `
  type Operator implements Node @dontInfer {
    "The contact without placeholders."
    publicContact: PublicContact!
    "The company without placeholders."
    publicCompany: PublicCompany!
    "What the law wants in every footer, once a language."
    legalStrips: [LegalStrip!]!
    "Languages of the guides in words; empty while nobody has named them."
    guideLanguagesText(language: String): String!
    "Account for sharing tags; a placeholder counts as unset."
    publicCreator: String
    "Year of the build."
    copyrightTo: Int!
  }

  "Ways to reach the operator; a placeholder counts as unset."
  type PublicContact @dontInfer {
    "In international form, such as +573101234567."
    telephone: String
    email: String
    "Addresses of the social profiles."
    profiles: [String!]!
  }

  "The company; a placeholder counts as unset."
  type PublicCompany @dontInfer {
    legalName: String
    taxId: String
    address: String
    telephone: String
    registration: String
  }

  "Sentences of the footer, as far as the owner has given them."
  type LegalStrip @dontInfer {
    language: String!
    childProtection: String
    authority: String
    authorityUrl: String
    complaints: String
  }

  type Site implements Node @dontInfer {
    siteMetadata: SiteMetadata!
  }

  "Settings of the build."
  type SiteMetadata @dontInfer {
    "Public origin, without a slash at its end."
    siteUrl: String!
    "True for builds that search engines must stay away from."
    isNoindex: Boolean!
  }

  """A file of interface words as it lies on the disk: ask allLocale instead."""
  type WordsJson implements Node @dontInfer {
    id: ID!
  }
`

type Site = SiteContent["site"]

/** What every footer says for the law, in each language. */
const legalStrips = ({legal}: Site) =>
  languages.map(language => ({
    language,
    childProtection: legal?.childProtection?.[language],
    authority: legal?.authority?.name[language],
    authorityUrl: legal?.authority?.url,
    complaints: legal?.complaints,
  }))

export const siteFields: Fields = {
  types,
  resolvers: {
    Operator: {
      copyrightTo: plain(() => new Date().getFullYear()),
      publicContact: plain(publicContact),
      publicCompany: plain(publicCompany),
      publicCreator: plain(publicCreator),
      legalStrips: plain(legalStrips),
      guideLanguagesText: inWords(({guideLanguages = []}: Site, {language}) =>
        guideLanguages.map(code => languageName(code, language)).join(", "),
      ),
    },
  },
}
