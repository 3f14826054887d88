import type {IconName} from "../../src/components/icon/icon"
import {capital} from "../../src/lib/text/letters"
import {plainText} from "../../src/lib/text/markup"
import {priceOf} from "../content/prices"
import {mealNames} from "../content/schema/facts"
import type {CoverRow} from "../content/schema/planning"
import type {Trip} from "../content/schema/trip-defaults"
import {fillPrice} from "../content/texts"
import {pathTo} from "../routes"
import {
  bindNumbers,
  formatHours,
  formatSeason,
  formatStay,
  formatTime,
  languageName,
  lowerFirst,
} from "../words/format"
import {coverNames} from "./covers"
import {formatClosedStarts, formatFlights, formatNights, formatPlace} from "./from-days"
import {type ContentContext, regionsOf} from "./look-ups"
import {formatAccess, formatConditions} from "./needs"
import {formatStartingPrice} from "./prices"

/** A fact in words: its lines, the page of each line, and a label in place of its own. */
type FormattedFact = {
  lines: readonly (string | false | undefined)[]
  paths?: readonly string[]
  label?: string
}

type Fact = {
  icon: IconName
  /** Undefined, or without a line, where nothing is known. */
  format: (trip: Trip, context: ContentContext) => FormattedFact | FormattedFact["lines"]
}

/**
 * Everything that can be known of a trip, in the order in which it is shown. An entry with its
 * words (`build:fact.label.…`) is all that a fact needs: the list of facts, the comparison and
 * `llms.txt` follow from it. Its value, if it has one, has its shape in schema/facts.ts; a question
 * about it (`build:question.…`) stands in a topic of `openTopics` (questions.ts).
 */
const facts = {
  price: {icon: "tag", format: formatStartingPrice},
  duration: {
    icon: "clock",
    // The hours of a day trip say what its day, by which the catalogue has its groups, cannot.
    format: ({facts: {duration}, length}, context) => {
      const stay = formatStay(length, context.t)
      if (!duration) return [stay]
      const hours = formatHours(duration, context)
      const sense = context.t(`build:fact.sense.${duration.sense}`, {hours})
      return [length.days === 1 && !length.nights ? capital(sense) : `${stay} (${sense})`]
    },
  },
  season: {
    icon: "calendar",
    format: (trip, {language, t, content}) => [
      trip.season ? capital(formatSeason(trip.season, {language, t})) : t("build:fact.allYear"),
      ...regionsOf(trip, content).flatMap(({closures}) => {
        if (!closures) return []
        const periods = closures.periods.map(period => formatSeason(period, {language, t}))
        const title = closures.title[language]
        return t("build:fact.closed", {title, periods: periods.join(", ")})
      }),
    ],
  },
  regions: {
    icon: "pin",
    format: (trip, {content, language}) => ({
      lines: regionsOf(trip, content).map(({name}) => name[language]),
      paths: trip.regions.map(slug => pathTo("regions", slug)),
    }),
  },
  nights: {icon: "bed", format: formatNights},
  flights: {icon: "arrowRight", format: formatFlights},
  closedStarts: {icon: "calendar", format: formatClosedStarts},
  start: {icon: "pin", format: (trip, context) => formatPlace("start", trip, context)},
  end: {icon: "pin", format: (trip, context) => formatPlace("end", trip, context)},
  startTime: {
    icon: "clock",
    format: ({facts: {startTime}}, {language, t}) => [
      startTime && t("build:fact.from", {time: formatTime(startTime, language)}),
    ],
  },
  covers: {
    icon: "tick",
    // Where no row is settled, the trip's own list says what is included.
    format: (trip, {language, t}) => {
      const {covers, includes} = trip
      const namesOf = (state: Trip["covers"][CoverRow]) =>
        coverNames(covers, state, t).map(lowerFirst)
      const partly = namesOf("partly").map(name => t("build:covers.partly", {name}))
      const rows = [...namesOf("included"), ...partly]
      const items = includes?.items[language].map(item =>
        lowerFirst(fillPrice(plainText(item), priceOf(trip), language)),
      )
      const included = rows.length > 0 ? rows.join(", ") : (items ?? []).join("; ")
      const excluded = namesOf("not-included").join(", ")
      const open = namesOf("ask").join(", ")
      return [
        included && `${t("build:covers.value.included")}: ${included}`,
        excluded && `${t("build:covers.value.not-included")}: ${excluded}`,
        open && t("build:covers.open", {rows: open}),
      ]
    },
  },
  effort: {
    icon: "effort",
    // Where one can choose, the sentence has the range, finer than levels can.
    format: ({facts: {effort, access}}, context) => [
      effort && !effort.upTo && context.t(`build:fact.effort.${effort.level}`),
      effort && bindNumbers(effort.why[context.language]),
      formatAccess(access, context)
        .map(measure => `${capital(measure)}.`)
        .join(" "),
    ],
  },
  conditions: {icon: "tick", format: formatConditions},
  group: {
    icon: "people",
    format: ({facts: {group}}, {t}) => {
      if (!group) return []
      const {fewest, most, isPrivate} = group
      const size =
        fewest === most
          ? t("build:fact.group.one", {count: most})
          : t("build:fact.group.range", {fewest, most})
      return [isPrivate ? t("build:fact.group.private", {size}) : size]
    },
  },
  guideLanguages: {
    icon: "speech",
    format: ({facts: {guideLanguages: {languages, note} = {}}}, {language}) => [
      languages?.map(code => languageName(code, language)).join(", "),
      note?.[language],
    ],
  },
  minimumAge: {
    icon: "people",
    format: ({facts: {minimumAge: count}}, {t}) => [
      count !== undefined && t("build:fact.age", {count}),
    ],
  },
  accommodation: {
    icon: "bed",
    format: ({facts: {accommodation}}, {language, t}) => {
      if (!accommodation) return []
      const nights = t("build:stay.nights", {count: accommodation.nights})
      const kind = accommodation.kind?.[language]
      return [kind ? `${kind}, ${nights}` : nights]
    },
  },
  mealsIncluded: {
    icon: "meal",
    format: ({facts: {mealsIncluded}, length}, {t}) => {
      const meals = mealNames
        .flatMap(meal => {
          const count = mealsIncluded?.[meal]
          return count ? t(`build:fact.meals.${meal}`, {count}) : []
        })
        .join(", ")
      return [
        meals && mealsIncluded?.isDaily && length.days > 1
          ? t("build:fact.mealsDaily", {meals})
          : meals,
      ]
    },
  },
  deposit: {
    icon: "tag",
    format: ({facts: {deposit}}, {t}) => [
      deposit !== undefined && t("build:fact.percent", {percent: deposit}),
    ],
  },
  cancelling: {
    icon: "calendar",
    format: ({facts: {cancelling}}, {language}) => [cancelling?.[language]],
  },
} satisfies Record<string, Fact>

/** The name of a fact that pages show; a file holds only some of them (`StoredFact`). */
type ShownFact = keyof typeof facts

export const shownFacts = Object.keys(facts) as ShownFact[]

export const formatFacts = (trip: Trip, context: ContentContext) =>
  (Object.entries(facts) as [ShownFact, Fact][]).flatMap(([name, {icon, format}]) => {
    const formatted = format(trip, context)
    const {lines: all, ...more} = "lines" in formatted ? formatted : {lines: formatted}
    const lines = all.flatMap(line => line || [])
    const label = context.t(`build:fact.label.${name}`, {count: lines.length})
    return lines.length > 0 ? [{name, icon, label, lines, ...more}] : []
  })
