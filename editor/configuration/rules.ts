import type {z} from "zod"

/** Rules of a field's value, from its schema. */
export type Rules = {
  /** Fewest and most characters or entries. */
  min?: number
  max?: number
  pattern?: RegExp
  /** Codes of the faults that break it: of the kind, and of the pattern. */
  kind?: string
  expected?: string
}

type Message = ((issue: {input: unknown}) => unknown) | string | undefined

type Definition = {
  check?: string
  minimum?: number
  maximum?: number
  length?: number
  pattern?: RegExp
  error?: Message
}

const codeOf = (message: Message): string | undefined => {
  const said = typeof message === "function" ? message({input: undefined}) : message
  return typeof said === "string" ? said : undefined
}

/** Rules of one check; custom functions are left to the contract. */
const rulesOfCheck = (definition: Definition): Rules => {
  const {minimum, maximum, length, pattern, error} = definition
  switch (definition.check) {
    case "min_length":
      return {min: minimum}
    case "max_length":
      return {max: maximum}
    case "length_equals":
      return {min: length, max: length, expected: codeOf(error)}
    case "string_format":
      return {pattern, expected: codeOf(error)}
    default:
      return {}
  }
}

const definitionOf = (part: {_zod: {def: object}}) => part._zod.def as Definition

/**
 * Reads the rules that a form can check itself: lengths and patterns.
 *
 * @param schema - of the field's value, where it is not left out
 */
export const rulesOf = (schema: z.ZodType): Rules => {
  const {
    checks = [],
    pattern,
    error,
  } = definitionOf(schema) as Definition & {
    checks?: {_zod: {def: object}}[]
  }
  const own: Rules = {pattern, kind: codeOf(error)}
  const all = [own, ...checks.map(check => rulesOfCheck(definitionOf(check)))]
  const told = all.flatMap(rules => Object.entries(rules))
  return Object.fromEntries(told.filter(([, value]) => value !== undefined))
}
