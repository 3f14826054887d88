import type {IconName} from "../../../src/components/icon/icon"
import type {Language} from "../../../src/i18n/languages"
import type {TFunction} from "../../../src/i18n/use-words"
import type {Experience} from "../schema/experience"
import type {Region} from "../schema/region"
import type {SiteContent} from "../site-content"

/** What a fact may read of its trip. */
export type FactTrip = Pick<
  Experience,
  | "price"
  | "prices"
  | "length"
  | "season"
  | "regions"
  | "packing"
  | "covers"
  | "days"
  | "facts"
  | "ask"
>

/** A part of the country, as far as facts name it. */
export type FactRegion = Pick<
  Region,
  "slug" | "name" | "town" | "health" | "fees" | "packing" | "advice" | "closures"
>

/** A language, and its words (namespace `build`). */
export type I18nContext = {language: Language; t: TFunction}

/** The same with the trip's regions in order, and what the site says of prices where that is shown. */
export type FactContext = I18nContext & {
  regions: readonly FactRegion[]
  site?: Pick<SiteContent["site"], "priceBasis" | "pesos">
}

/** A fact in words: its lines, the page of each line, and a label in place of its own. */
export type FormattedFact = {lines: readonly string[]; paths?: readonly string[]; label?: string}

/** One thing that can be known of a trip. Its words are `build:fact.label.…` and `.ask.…`. */
export type Fact<Name extends string = string> = {
  name: Name
  icon?: IconName
  /** Undefined where nothing is known. */
  format: (trip: FactTrip, context: FactContext) => FormattedFact | undefined
  /** Where its page shows it: beside the price on the booking card, in its own way, or in the list. */
  at?: "card" | "own"
}
