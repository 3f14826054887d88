import {z} from "zod"
import {guideTongues} from "../facts/fact-shapes"
import {fileTypes} from "../file-types"
import {expects} from "./expects"
import {graphql} from "./graphql"
import {keywords, picture} from "./pieces"
import {channel} from "./reference"
import {bilingual, key, line, richText, schemaReference, webAddress} from "./text"

/** Who a starting price is for. */
export const priceBases = ["person", "group", "ask"] as const

const person = z
  .strictObject({
    name: line({max: 60}),
    does: bilingual(line({max: 120})).describe("What this person does, in a few words."),
    portrait: z
      .strictObject(picture)
      .register(graphql, {type: "Portrait"})
      .optional()
      .describe("A picture of this person, who has agreed to it being shown."),
  })
  .register(graphql, {type: "Person", about: "Somebody of the operator."})

export const siteSchema = z
  .strictObject({
    $schema: schemaReference,
    productId: z.string().regex(/^[a-z]+$/, expects("letters")),
    brand: line({max: 40}),
    tagline: bilingual(line({max: 90})),
    description: bilingual(richText({max: 300})),
    whatsapp: z
      .string()
      .regex(/^[1-9]\d{7,14}$/, expects("telephone"))
      .describe("Digits only, country code first."),
    email: z.email(expects("email")),
    social: z
      .strictObject({facebook: webAddress, linkedin: webAddress, instagram: webAddress})
      .register(graphql, {type: "SocialProfiles"}),
    creator: z
      .string()
      .regex(/^@\w{1,15}$/, expects("account"))
      .describe("Account named in sharing tags."),
    credit: z
      .strictObject({name: line({max: 60}), url: webAddress})
      .register(graphql, {type: "Credit", about: "Who built the site."}),
    channels: z
      .array(channel)
      .describe("Short names of the campaigns that chats may come from; other links have none."),
    company: z
      .strictObject({
        legalName: line({max: 90}),
        taxId: line({max: 30}).describe("NIT, with its check digit."),
        address: line({max: 160}),
        telephone: line({max: 30}),
        registration: line({max: 30}).describe("Number in the national tourism register (RNT)."),
      })
      .register(graphql, {type: "Company", about: "Who answers before the law."}),
    legal: z
      .strictObject({
        childProtection: bilingual(richText({max: 400}))
          .optional()
          .describe("Sentence against the sexual exploitation of children, in every footer."),
        authority: z
          .strictObject({name: bilingual(line({max: 120})), url: webAddress})
          .register(graphql, {type: "Authority", about: "Who protects consumers."})
          .optional()
          .describe("Consumer authority that every footer links to."),
        complaints: z
          .string()
          .regex(/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, expects("site-path"))
          .optional()
          .describe("Where the site says how to complain, such as /terms/#complaints."),
        reviewed: z.iso
          .date(expects("date"))
          .optional()
          .describe("Day on which a lawyer confirmed the legal texts, as YYYY-MM-DD."),
      })
      .register(graphql, {type: "LegalFacts", about: "What the law wants on every page."})
      .optional(),
    people: z
      .array(person)
      .min(1)
      .max(12)
      .optional()
      .describe("Who runs the trips and answers, as About us shows them."),
    guideLanguages: z
      .array(z.enum(guideTongues))
      .min(1)
      .optional()
      .describe("Languages that the guides speak, as ISO 639-1 codes: en, es."),
    hours: bilingual(line({max: 120}))
      .optional()
      .describe("When somebody answers: days and clock times, as Colombia has them."),
    answerTime: bilingual(line({max: 120}))
      .optional()
      .describe("How soon an answer usually comes."),
    priceBasis: z
      .enum(priceBases)
      .register(graphql, {type: "PriceBasis"})
      .describe("Whom a starting price is for: person, group, or ask while nobody says so."),
    pesos: z
      .strictObject({
        rate: z.number().min(1000).max(20000).describe("Colombian pesos for a euro."),
        date: z.iso.date(expects("date")).describe("Day of that rate, as YYYY-MM-DD."),
      })
      .register(graphql, {type: "PesoRate"})
      .optional()
      .describe("Prices then also stand in Colombian pesos, rounded to thousands."),
    copyrightFrom: z.int().min(2000).max(2100).describe("First year of the copyright line."),
  })
  .register(graphql, {
    type: fileTypes.site,
    about: "Identity, contact and credit, which nothing else spells: data/site.json.",
  })

const activity = z
  .strictObject({key, name: bilingual(line({max: 40})), keywords})
  .register(graphql, {type: "Activity"})

export const activitiesSchema = z
  .strictObject({
    $schema: schemaReference,
    activities: z.array(activity).min(1).describe("In the order of the filter."),
  })
  .register(graphql, {
    type: fileTypes.activities,
    about: "What trips are about: data/activities.json.",
  })
