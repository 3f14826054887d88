import {z} from "zod"
import {attempt} from "../../../src/lib/attempt"
import {withSlash} from "../../routes"
import {expects} from "../issue"
import {guideLanguage} from "./facts"
import {choice, described, object} from "./meta"
import {keywords, picture} from "./pieces"
import {
  areDistinct,
  bilingualLine,
  bilingualText,
  date,
  decimal,
  key,
  line,
  list,
  matching,
  noneTwice,
  webAddress,
  wholeNumber,
} from "./text"

const parameter = matching(/^[a-z0-9]+([._-][a-z0-9]+)*$/, {
  en: "lower-case letters and digits, joined by dots, hyphens or underscores",
  es: "minúsculas y dígitos, unidos por puntos, guiones o guiones bajos",
}).max(40)

const channel = described("Channel", "A short name for a campaign’s source.", {
  source: parameter.describe("utm_source of the campaign’s links."),
  medium: parameter
    .optional()
    .describe("utm_medium; unset for every link of the source that no other entry names."),
  code: matching(/^[A-Z]{2,3}$/, {
    en: "two or three capital letters",
    es: "dos o tres mayúsculas",
  }).describe("What the reference says: IG."),
})

const person = described("Person", "Somebody of the operator.", {
  name: line({max: 60}),
  does: bilingualLine({max: 120}).describe("What this person does, in a few words."),
  portrait: object("Portrait", picture)
    .optional()
    .describe("A picture of this person, who has agreed to it being shown."),
})

export const siteSchema = described(
  "Operator",
  "The operator: contact, company and credit, which nothing else spells: data/site.json.",
  {
    productId: matching(/^[a-z]+$/, {en: "lower-case letters only", es: "solo minúsculas"}),
    brand: line({max: 40}),
    description: bilingualText({max: 300}),
    whatsapp: matching(/^[1-9]\d{7,14}$/, {
      en: "8 to 15 digits, country code first, without +, spaces or dashes",
      es: "de 8 a 15 dígitos, con el código del país primero, sin +, espacios ni guiones",
    }).describe("Digits only, country code first."),
    email: z.email(expects({en: "an e-mail address", es: "una dirección de correo electrónico"})),
    social: object("SocialProfiles", {
      facebook: webAddress,
      linkedin: webAddress,
      instagram: webAddress,
    }),
    creator: matching(/^@\w{1,15}$/, {
      en: "an account name such as @name",
      es: "un nombre de cuenta como @nombre",
    }).describe("Account named in sharing tags."),
    credit: described("Credit", "Who built the site.", {name: line({max: 60}), url: webAddress}),
    channels: z
      .array(channel)
      .refine(all => areDistinct(all.map(({source, medium}) => `${source} ${medium}`)), noneTwice)
      .describe("Short names of the campaigns that chats may come from; other links have none."),
    company: described("Company", "Who answers before the law.", {
      legalName: line({max: 90}),
      taxId: line({max: 30}).describe("NIT, with its check digit."),
      address: line({max: 160}),
      telephone: line({max: 30}),
      registration: line({max: 30}).describe("Number in the national tourism register (RNT)."),
      registrationUrl: webAddress.optional().describe("Where that register shows its entry."),
      responsible: line({max: 90}).optional().describe("The person who answers for the company."),
    }),
    reviews: list(object("ReviewProfile", {name: line({max: 40}), url: webAddress}), {max: 3})
      .optional()
      .describe("Where travellers review the trips: Google, Tripadvisor."),
    legal: described("LegalFacts", "What the law wants on every page.", {
      childProtection: bilingualText({max: 400})
        .optional()
        .describe("Sentence against the sexual exploitation of children, in every footer."),
      authority: described("Authority", "Who protects consumers.", {
        name: bilingualLine({max: 120}),
        url: webAddress,
      })
        .optional()
        .describe("Consumer authority that every footer links to."),
      complaints: matching(/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, {
        en: "a path of this site without its language, such as /terms/#complaints",
        es: "una ruta de este sitio sin el idioma, como /terms/#complaints",
      })
        .optional()
        .describe("Where the site says how to complain, such as /terms/#complaints."),
      reviewed: date
        .optional()
        .describe("Day on which a lawyer confirmed the legal texts, as YYYY-MM-DD."),
    }).optional(),
    people: list(person, {max: 12})
      .optional()
      .describe("Who runs the trips and answers, as About us shows them."),
    guideLanguages: list(guideLanguage)
      .optional()
      .describe("Languages that the guides speak, as ISO 639-1 codes: en, es."),
    hours: bilingualLine({max: 120})
      .optional()
      .describe("When somebody answers: days and clock times, as Colombia has them."),
    answerTime: bilingualLine({max: 120}).optional().describe("How soon an answer usually comes."),
    priceBasis: choice("PriceBasis", ["person", "group", "ask"] as const).describe(
      "Whom a starting price is for: person, group, or ask while nobody says so.",
    ),
    pesos: object("PesoRate", {
      rate: decimal(1000, 20000).describe("Colombian pesos for a euro."),
      date: date.describe("Day of that rate, as YYYY-MM-DD."),
    })
      .optional()
      .describe("Prices then also stand in Colombian pesos, rounded to thousands."),
    copyrightFrom: wholeNumber(2000, 2100).describe("First year of the copyright line."),
  },
)

const activity = object("Activity", {key, name: bilingualLine({max: 40}), keywords})

export const activitiesSchema = described(
  "ActivityList",
  "What trips are about: data/activities.json.",
  {
    activities: list(activity).describe("In the order in which the site names them."),
  },
)

const packingItem = object("PackingItem", {key, name: bilingualLine({max: 90})})

export const packingGroup = object("PackingGroup", {
  key,
  name: bilingualLine({max: 40}),
  items: list(packingItem),
})

export const packingSchema = described(
  "PackingList",
  "Things that trips and regions ask a traveller to bring: data/packing.json.",
  {
    groups: list(packingGroup).describe("In the order in which pages show them."),
  },
)

/** Signs that hosts read as a pattern are not among them, nor is an empty part or a hidden file. */
const decodedPath = /^\/(?:[\p{L}\p{M}\p{N}_~%'&=+@,-][\p{L}\p{M}\p{N}_~%'&=+@,. -]*(?:\/|$))*$/u

const isPath = (address: string) =>
  attempt(() => decodedPath.test(decodeURIComponent(address))) ?? false

const query = /^[\w.~-]+=[\w.~%+-]*(&[\w.~-]+=[\w.~%+-]*)*$/

const isOldAddress = (address: string) => {
  const [path = "", parameters, ...rest] = address.split("?")
  return isPath(path) && (parameters === undefined || query.test(parameters)) && rest.length === 0
}

export const redirectSchema = object("Redirect", {
  from: z
    .string()
    .refine(
      isOldAddress,
      expects({
        en: "a path as a browser shows or copies it, such as /tours/old.html, /viajes/caño/, /viajes/ca%C3%B1o/ or /?p=123, without a host or a #, and %25 for a percent sign",
        es: "una ruta como la muestra o la copia un navegador, como /tours/old.html, /viajes/caño/, /viajes/ca%C3%B1o/ o /?p=123, sin dominio y sin #, y %25 por un signo de porcentaje",
      }),
    )
    .describe("Path on the earlier site, as a browser shows or copies it."),
  to: z
    .string()
    .refine(
      isPath,
      expects({
        en: "a path of this site, such as /en/experiences/, without a host, a ? or a #",
        es: "una ruta de este sitio, como /es/experiences/, sin dominio, sin ? y sin #",
      }),
    )
    .describe("Address of a page of this site, which begins with its language."),
})

export const redirectsSchema = described(
  "RedirectList",
  "Where addresses of an earlier site lead: data/redirects.json.",
  {redirects: z.array(redirectSchema).describe("Addresses of an earlier site.")},
)

/**
 * Address of an earlier site in one spelling: "/viajes/ca%C3%B1o-cristales?p=1" gives
 * "/viajes/caño-cristales/?p=1".
 */
export const normalizeOldAddress = (from: string): string => {
  const [path = "", ...parameters] = from.split("?")
  return [withSlash(decodeURIComponent(path).normalize("NFC")), ...parameters].join("?")
}
