import {z} from "zod"
import type {Fact} from "./declare"
import {type FactName, facts} from "./facts"

/** Any entry of the list, whatever its value. */
export const allFacts = facts as unknown as readonly Fact<FactName, unknown>[]

type ValueOf<Name extends FactName> =
  Extract<(typeof facts)[number], {name: Name}> extends Fact<Name, infer Value> ? Value : never

/** Name of a fact whose value stands under `facts` of a trip's file. */
export type StoredName = {
  [Name in FactName]: unknown extends ValueOf<Name> ? never : Name
}[FactName]

const stored = allFacts.filter(({shape}) => shape)

/** Names of the facts that a trip's file may give or leave open. */
export const storedNames = stored.map(({name}) => name) as [StoredName, ...StoredName[]]

/** Values of a trip's facts, each of which may be left out. */
export const factValues = z.strictObject(
  Object.fromEntries(stored.map(({name, shape}) => [name, shape?.optional()])) as {
    [Name in StoredName]: z.ZodOptional<z.ZodType<ValueOf<Name>>>
  },
)
