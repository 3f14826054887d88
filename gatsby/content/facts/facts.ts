import {formatNumber, formatSeason, formatStay} from "../../../src/i18n/format"
import {capital} from "../../../src/lib/text/capital"
import type {CoverRow, CoverValue} from "../schema/planning"
import {fact, oneLine} from "./declare"
import * as shapes from "./fact-shapes"
import {firstRegion, listed, nameOf, tellHours, tellPlace, tellTime, tongue} from "./tell"
import {tellConditions} from "./tell-conditions"
import {tellPrice, tellPrices} from "./tell-prices"

/**
 * Everything that can be known of a trip, in the order in which it is told. An entry with its words and
 * its values is all that a fact needs: the schema of trips, the editor's form, the booking card, the
 * comparison, the filter, feeds, JSON-LD, `llms.txt` and the list of open questions follow from it.
 */
export const facts = [
  fact({
    name: "price",
    at: "own",
    isFedApart: true,
    tell: (_, trip, speech) => tellPrice(trip, speech),
  }),
  fact({name: "prices", icon: "tag", tell: (_, trip, speech) => tellPrices(trip, speech)}),
  fact({
    name: "duration",
    icon: "clock",
    at: "card",
    shape: shapes.duration,
    tell: (value, {length}, {t, language}) => {
      if (!value) return oneLine(formatStay(length, t))
      const hours = tellHours(value.hours, {language, t})
      return oneLine(t(`build:fact.sense.${value.sense}`, {hours}))
    },
  }),
  fact({
    name: "season",
    icon: "calendar",
    at: "card",
    isFedApart: true,
    tell: (_, {season}, {language, t, places}) => ({
      lines: [
        season ? capital(formatSeason(season, language, t)) : t("build:fact.allYear"),
        ...places.flatMap(({closures}) => {
          if (!closures) return []
          const periods = closures.periods.map(period => formatSeason(period, language, t))
          return t("build:fact.closed", {
            title: closures.title[language],
            periods: periods.join(", "),
          })
        }),
      ],
    }),
  }),
  fact({
    name: "regions",
    icon: "pin",
    at: "card",
    isFedApart: true,
    tell: (_, __, {places, language}) => ({
      lines: places.map(({name}) => name[language]),
      paths: places.map(({slug}) => `/destinations/${slug}/`),
    }),
  }),
  fact({
    name: "start",
    icon: "pin",
    shape: shapes.place,
    tell: tellPlace("start"),
    answers: (value, trip, speech) => {
      const key = value?.region ?? (value?.place ? undefined : firstRegion(trip))
      const label = nameOf(key, speech)
      return key && label ? [{key, label}] : []
    },
  }),
  fact({name: "end", icon: "pin", shape: shapes.place, tell: tellPlace("end")}),
  fact({
    name: "startTime",
    icon: "clock",
    shape: shapes.clock,
    tell: (value, _, {language, t}) =>
      oneLine(value && t("build:fact.from", {time: tellTime(value, language)})),
  }),
  fact({
    name: "effort",
    icon: "effort",
    at: "card",
    shape: shapes.effort,
    tell: (value, _, {language, t}) => {
      if (!value) return undefined
      const why = value.why[language]
      // Where one can choose, the sentence tells the range, finer than levels can.
      return {lines: value.upTo ? [why] : [t(`build:fact.effort.${value.level}`), why]}
    },
    answers: (value, _, {t}) =>
      shapes.efforts
        .slice(
          value ? shapes.efforts.indexOf(value.level) : shapes.efforts.length,
          value && shapes.efforts.indexOf(value.upTo ?? value.level) + 1,
        )
        .map(key => ({key, label: t(`build:fact.effort.${key}`)})),
  }),
  fact({
    name: "conditions",
    at: "card",
    tell: (_, trip, speech) => {
      const lines = tellConditions(trip, speech)
      return lines.length > 0 ? {lines} : undefined
    },
  }),
  fact({
    name: "access",
    icon: "effort",
    shape: shapes.access,
    tell: (value, _, {language, t}) => {
      const at = {steps: value?.stepsAt, altitude: value?.altitudeAt}
      const lines = shapes.accessMeasures.flatMap(key => {
        const amount = value?.[key]
        if (!amount) return []
        const line = t(`build:fact.access.${key}`, {
          amount: typeof amount === "number" ? formatNumber(amount, language) : "",
        })
        const place = key in at && at[key as keyof typeof at]?.[language]
        return place ? `${line} (${place})` : line
      })
      return lines.length > 0 ? {lines} : undefined
    },
  }),
  fact({
    name: "group",
    icon: "people",
    shape: shapes.group,
    tell: (value, _, {t}) => {
      if (!value) return undefined
      const {fewest, most, isPrivate} = value
      const size =
        fewest === most
          ? t("build:fact.group.one", {count: most})
          : t("build:fact.group.range", {fewest, most})
      return oneLine(isPrivate ? t("build:fact.group.private", {size}) : size)
    },
  }),
  fact({
    name: "guideLanguages",
    icon: "speech",
    shape: shapes.guide,
    tell: (value, _, {language}) => {
      const languages = value?.languages?.map(code => tongue(code, language)).join(", ")
      const lines = [languages, value?.note?.[language]].filter(line => line !== undefined)
      return lines.length > 0 ? {lines} : undefined
    },
    answers: (value, _, {language}) =>
      (value?.languages ?? []).map(key => ({key, label: tongue(key, language)})),
  }),
  fact({
    name: "minimumAge",
    icon: "people",
    shape: shapes.age,
    tell: (value, _, {t}) => oneLine(value !== undefined && t("build:fact.age", {count: value})),
  }),
  fact({
    name: "covers",
    at: "own",
    tell: (_, {covers = {}}, {t}) => {
      const told = Object.entries(covers) as [CoverRow, CoverValue][]
      const name = (row: CoverRow) => t(`build:covers.row.${row}`)
      const open = told.filter(([, value]) => value === "ask").map(([row]) => name(row))
      const lines = told
        .filter(([, value]) => value !== "ask")
        .map(([row, value]) => `${name(row)}: ${t(`build:covers.value.${value}`)}`)
      if (open.length > 0) lines.push(t("build:covers.open", {rows: listed(open).join(", ")}))
      return lines.length > 0 ? {lines} : undefined
    },
  }),
  fact({
    name: "accommodation",
    icon: "bed",
    shape: shapes.accommodation,
    tell: (value, _, {language, t}) => {
      if (!value) return undefined
      const nights = t("build:stay.nights", {count: value.nights})
      const kind = value.kind?.[language]
      return oneLine(kind ? `${kind}, ${nights}` : nights)
    },
  }),
  fact({
    name: "mealsIncluded",
    icon: "meal",
    shape: shapes.meals,
    tell: (value, _, {t}) =>
      oneLine(
        Object.entries(value ?? {})
          .map(([meal, count]) => t(`build:fact.meals.${meal as "lunches"}`, {count}))
          .join(", "),
      ),
  }),
] as const

export type FactName = (typeof facts)[number]["name"]
