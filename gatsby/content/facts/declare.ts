import type {z} from "zod"
import type {IconName} from "../../../src/components/icon/icon"
import type {Language} from "../../../src/i18n/languages"
import type {Words} from "../../../src/i18n/use-words"
import type {CoverRow, CoverValue} from "../schema/planning"
import type {prices} from "../schema/prices"
import type {Region} from "../schema/region"
import type {siteSchema} from "../schema/site"

/** What a fact may read of its trip beside its own value. */
export type FactTrip = {
  price: number
  prices?: z.infer<typeof prices>
  length: {days: number; nights?: number}
  season?: {from: string; to: string}
  regions: readonly string[]
  packing?: readonly string[]
  covers?: Partial<Record<CoverRow, CoverValue>>
  days?: {status: string; items: readonly {region: string; travel?: {to?: unknown}}[]}
  ask?: readonly string[]
}

/** A part of the country, as far as facts name it. */
export type FactPlace = Pick<
  Region,
  "slug" | "name" | "town" | "health" | "fees" | "packing" | "advice" | "closures"
>

/** A language, and the words in it (namespace `build`). */
export type Speech = {language: Language; t: Words}

/**
 * What a fact is told in, with the trip's places in order; `site` where the fact is shown with what the
 * site says of prices.
 */
export type FactSpeech = Speech & {
  places: readonly FactPlace[]
  site?: Pick<z.infer<typeof siteSchema>, "priceBasis" | "pesos">
}

/** A fact in words: its lines, the page of each line where there is one, and a label in place of its own. */
export type Told = {lines: readonly string[]; paths?: readonly string[]; label?: string}

/** A choice of the filter. */
export type Answer = {key: string; label: string}

/** One thing that can be known of a trip. Its words are `build:fact.label.…`, `.ask.…` and `.any.…`. */
export type Fact<Name extends string = string, Value = never> = {
  name: Name
  icon?: IconName
  /** Shape of its value under `facts` of a trip's file; none where it is read from other fields. */
  shape?: z.ZodType<Value>
  /** Says it in words; undefined where nothing is known. */
  tell: (value: Value | undefined, trip: FactTrip, speech: FactSpeech) => Told | undefined
  /** What the filter finds the trip by; none where it cannot be filtered by this. */
  answers?: (value: Value | undefined, trip: FactTrip, speech: FactSpeech) => readonly Answer[]
  /** Where its page shows it: beside the price on the booking card, in a way of its own, or in the list. */
  at?: "card" | "own"
  /** True if feeds have a field of its own for it. */
  isFedApart?: boolean
}

/** Declares a fact; the type of its value follows from its shape. */
export const fact = <Name extends string, Value>(entry: Fact<Name, Value>) => entry

/** A fact with one line, where there is something to say. */
export const oneLine = (line: string | false | undefined): Told | undefined =>
  line ? {lines: [line]} : undefined
