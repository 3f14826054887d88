import {z} from "zod"

/** What a data file can name: a folder of data/, or an entry of its activities.json or packing.json. */
export type LinkTarget = "Activity" | "Experience" | "PackingItem" | "Region"

type Facts = {
  /** GraphQL type of the value; an object without one is named by its place: RegionClimate. */
  type?: string
  /** What that type is, as GraphiQL tells it. What a field is, `.describe()` tells. */
  about?: string
  /** Directive of the field, which turns what is stored into what is shown. */
  directive?: string
  /** True where the object holds the same in each language, and the field shows one of them. */
  isLocalized?: true
  /** What the value names. */
  link?: LinkTarget
}

/** What GraphQL has to know of a schema beside its shape (see gatsby/graphql/derive-types.ts). */
export const graphql = z.registry<Facts>()
