import {formatDate} from "../../../src/i18n/format"
import {placeholderFields} from "../../content/placeholders"
import {publicContact} from "../../publish/search/contact"
import {type Computed, type Context, fileOf, inWords} from "./computed"

const types = /* GraphQL */ `
  type Identity implements Node @dontInfer {
    "The contact without placeholders, for search engines."
    publicContact: PublicContact!
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

  type LegalText implements Node @dontInfer {
    "Name of the file: terms or treatment."
    name: String!
    "Day of the last change as the language writes it: 15 June 2026."
    updatedText(language: String): String!
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

  """JSON that is read by other means, such as interface words."""
  type UnusedJson implements Node @dontInfer {
    id: ID!
  }
`

/** Computed fields of identity and legal texts, and types without a data file. */
export const siteFields: Computed = {
  types,
  resolvers: {
    Identity: {
      copyrightTo: {resolve: () => new Date().getFullYear()},
      publicContact: {resolve: publicContact},
      publicCreator: {
        resolve: ({creator}: {creator: string}) =>
          placeholderFields({creator}).length > 0 ? null : creator,
      },
    },
    LegalText: {
      name: {
        resolve: (text: {parent: string}, _: object, context: Context) =>
          fileOf(context, text).name,
      },
      updatedText: inWords(({updated}: {updated: string}, {language}) =>
        formatDate(updated, language),
      ),
    },
  },
}
