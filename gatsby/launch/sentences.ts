import type {Language} from "../../src/i18n/languages"

/** What a line of the launch check says, in each language of those who read it. */
export type Sentence = Record<Language, string>

/** Headings of the kinds of lines. */
export const kindNames = {
  blocks: {en: "Blocks", es: "Impide publicar"},
  owed: {en: "Owed", es: "Pendiente"},
  good: {en: "Good", es: "En orden"},
} satisfies Record<string, Sentence>

/** Parts of the legal strip. */
export const stripParts = {
  childProtection: {
    en: "the sentence against the sexual exploitation of children",
    es: "la frase contra la explotación sexual de la niñez",
  },
  authority: {en: "the consumer authority", es: "la autoridad de consumo"},
  complaints: {
    en: "the place that says how to complain",
    es: "el lugar que dice cómo presentar una queja",
  },
} satisfies Record<string, Sentence>

/** What the launch check says, by what it has found. */
export const sentences = {
  placeholder: (text: string): Sentence => ({
    en: `“${text}” is a placeholder: write the real value.`,
    es: `“${text}” es un valor de relleno: escribe el verdadero.`,
  }),
  noPlaceholder: (): Sentence => ({
    en: "No placeholder is left.",
    es: "No queda ningún valor de relleno.",
  }),
  nobodysAddress: (url: string): Sentence => ({
    en: `“${url}” is nobody’s address: set your own.`,
    es: `“${url}” no es la dirección de nadie: pon la tuya.`,
  }),
  address: (url: string): Sentence => ({
    en: `The site is ${url}.`,
    es: `El sitio es ${url}.`,
  }),
  notSecure: (url: string): Sentence => ({
    en: `“${url}” is not https: set the https address.`,
    es: `“${url}” no es https: pon la dirección https.`,
  }),
  reviewed: (day: string): Sentence => ({
    en: `A lawyer confirmed the texts on ${day}.`,
    es: `Un abogado confirmó los textos el ${day}.`,
  }),
  notReviewed: (): Sentence => ({
    en: "No day is given: have a Colombian lawyer confirm the legal texts, and write the day.",
    es: "Falta el día: haz que un abogado colombiano confirme los textos legales y escríbelo.",
  }),
  draft: (): Sentence => ({
    en: "The text is a draft: have it read, then untick it.",
    es: "El texto es un borrador: hazlo leer y quita la marca.",
  }),
  changedSince: (day: string): Sentence => ({
    en: `The text changed on ${day}, after the lawyer’s day: have it confirmed anew.`,
    es: `El texto cambió el ${day}, después del día del abogado: hazlo confirmar de nuevo.`,
  }),
  stripLacks: (what: Sentence): Sentence => ({
    en: `Every footer lacks ${what.en}: write it.`,
    es: `A cada pie de página le falta ${what.es}: escribe ese dato.`,
  }),
  strip: (): Sentence => ({
    en: "Every footer says what the law wants said.",
    es: "Cada pie de página dice lo que pide la ley.",
  }),
  pricePast: (day: string): Sentence => ({
    en: `The prices held until ${day}: write new ones with their day.`,
    es: `Los precios valían hasta el ${day}: escribe los nuevos con su día.`,
  }),
  prices: (): Sentence => ({
    en: "No price is past its day.",
    es: "Ningún precio está vencido.",
  }),
  open: (): Sentence => ({
    en: "Nobody has said: “ask”.",
    es: "Nadie lo ha dicho: “por confirmar”.",
  }),
  openOfTrip: (fields: readonly string[]): Sentence => ({
    en: `${fields.length} open: ${fields.join(", ")} (npm run owed).`,
    es: `${fields.length} por confirmar: ${fields.join(", ")} (npm run owed).`,
  }),
  exampleDays: (): Sentence => ({
    en: "The days are an example: settle them, and write “confirmed”.",
    es: "Los días son un ejemplo: acuérdalos y escribe “confirmed”.",
  }),
}
