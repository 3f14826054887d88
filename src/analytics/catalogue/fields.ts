/** One field of an event, as the documentation and the container need it. */
export type Field<Value = unknown> = {
  /** What the field says, for marketing staff. */
  about: string
  /** A value of a real visit. */
  example: Value
  /** Values it can have, where they are a closed list. */
  options?: readonly Value[]
  /** True if the field may be missing. */
  isOptional?: boolean
}

/** A field that holds a text. */
export const text = (about: string, example: string): Field<string> => ({about, example})

/** A field that holds a number; `about` names its unit. */
export const number = (about: string, example: number): Field<number> => ({about, example})

/** A field that holds one of a closed list of values; the first is its example. */
export const oneOf = <const Options extends readonly string[]>(
  about: string,
  options: Options,
): Field<Options[number]> => ({about, example: options[0] as Options[number], options})

/** The same field, which may be missing. */
export const optional = <Value>(field: Field<Value>): Field<Value> & {isOptional: true} => ({
  ...field,
  isOptional: true,
})

/** Of every event that opens a chat or an e-mail; added at the press, from the link's own attribute. */
export const reference = optional(
  text(
    "Last line of the text, without “Ref.”: the trip’s code, the language, and the campaign’s channel where there is one. CHAT is a greeting, PLAN a trip of the visitor’s own, COMP several saved trips, ASK a question. Only of links that open a chat, or an e-mail that says the same.",
    "CALI-EN-IG",
  ),
)

/** Fields by their names in the data layer. */
export type Fields = Record<string, Field>

/** One event of the catalogue. */
export type EventDescription = {
  /** What has happened when it is pushed. */
  when: string
  /** Questions that marketing staff answer with it. */
  answers: readonly string[]
  /** Where Google Analytics shows it. */
  report: string
  fields: Fields
  /** Fields of GA4's `ecommerce` object; `items` comes with it. */
  ecommerce?: Fields
}

type ValueOf<Described> = Described extends Field<infer Value> ? Value : never

type OptionalName<Described extends Fields> = {
  [Name in keyof Described]: Described[Name] extends {isOptional: true} ? Name : never
}[keyof Described]

/** The values that a set of fields describes. */
export type ValuesOf<Described extends Fields> = {
  [Name in Exclude<keyof Described, OptionalName<Described>>]: ValueOf<Described[Name]>
} & {[Name in OptionalName<Described>]?: ValueOf<Described[Name]>}
