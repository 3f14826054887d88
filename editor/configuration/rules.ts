import {z} from "zod"

/** Rules of a field's value that a form can check itself. */
export type Rules = {
  /** Fewest and most characters or entries. */
  min?: number
  max?: number
  pattern?: string
}

type Message = ((issue: {input: unknown}) => unknown) | string | undefined

type Definition = {check?: string; error?: Message; checks?: {_zod: {def: Definition}}[]}

const codeOf = ({error}: Definition): string | undefined => {
  const said = typeof error === "function" ? error({input: undefined}) : error
  return typeof said === "string" ? said : undefined
}

/** Reads lengths and patterns of a schema; custom functions are left to the contract. */
export const rulesOf = (schema: z.ZodType): Rules => {
  const {minLength, maxLength, pattern, minItems, maxItems} = z.toJSONSchema(schema)
  return {min: minLength ?? minItems, max: maxLength ?? maxItems, pattern}
}

/** Codes of the faults that break a schema: of its kind, and of its pattern or length. */
export const codesOf = (schema: z.ZodType): {kind?: string; expected?: string} => {
  const definition = schema._zod.def as Definition
  const codes = (definition.checks ?? [])
    .map(({_zod: {def}}) => def)
    .filter(({check}) => check === "string_format" || check === "length_equals")
    .flatMap(def => codeOf(def) ?? [])
  return {kind: codeOf(definition), expected: codes.at(-1)}
}
