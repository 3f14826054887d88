import {z} from "zod"
import {languages} from "../../../src/i18n/languages"
import {realOrNull} from "../../content/placeholders"
import {described} from "../../content/schema/meta"
import {siteSchema} from "../../content/schema/site"
import {languageName} from "../../words/format"
import {field, fieldsOf, localizedField} from "./define"

const text = z.string().optional()

const contact = described(
  "PublicContact",
  "Ways to reach the operator; a placeholder counts as unset.",
  {
    telephone: text.describe("In international form, such as +573101234567."),
    email: text,
    profiles: z.array(z.string()).describe("Addresses of the social profiles."),
  },
)

const company = described(
  "PublicCompany",
  "The company; a placeholder counts as unset.",
  siteSchema.shape.company.partial().shape,
)

const legalStrip = described(
  "LegalStrip",
  "Sentences of the footer, as far as the owner has given them.",
  {
    language: z.string(),
    childProtection: text,
    authority: text,
    authorityUrl: text,
    complaints: text,
  },
)

export const siteComputed = fieldsOf(siteSchema, {
  publicContact: field(
    contact,
    "The contact without placeholders.",
    ({whatsapp, email, social}) => ({
      telephone: realOrNull(whatsapp) && `+${whatsapp}`,
      email: realOrNull(email),
      profiles: Object.values(social).filter(realOrNull),
    }),
  ),
  publicCompany: field(company, "The company without placeholders.", ({company}) =>
    Object.fromEntries(Object.entries(company).map(([name, text]) => [name, realOrNull(text)])),
  ),
  legalStrips: field(
    z.array(legalStrip),
    "What the law wants in every footer, once a language.",
    ({legal}) =>
      languages.map(language => ({
        language,
        childProtection: legal?.childProtection?.[language],
        authority: legal?.authority?.name[language],
        authorityUrl: legal?.authority?.url,
        complaints: legal?.complaints,
      })),
  ),
  guideLanguagesText: localizedField(
    z.string(),
    "Languages of the guides in words; empty while nobody has named them.",
    ({guideLanguages = []}, {language}) =>
      guideLanguages.map(code => languageName(code, language)).join(", "),
  ),
  publicCreator: field(
    text,
    "Account for sharing tags; a placeholder counts as unset.",
    ({creator}) => realOrNull(creator),
  ),
  copyrightTo: field(z.int(), "Year of the build.", () => new Date().getFullYear()),
})
