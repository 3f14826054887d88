import {type FilterableTrip, fits} from "../../src/catalogue/filter"
import {formatPrice} from "../../src/i18n/format"
import type {TFunction} from "../../src/i18n/use-words"
import {monthsOfYear} from "../../src/lib/days"
import {capital} from "../../src/lib/text/letters"
import {isPriceOnRequest} from "../content/prices"
import type {Experience} from "../content/schema/experience"
import {groupOf} from "../content/schema/groups"
import {formatStay, monthName} from "../words/format"
import type {ContentContext} from "./look-ups"

export const facetNames = ["month", "length", "region", "price"] as const

/** Candidate budgets in euros; those that divide the experiences become options. */
const budgets = [50, 100, 150, 250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500]

const toFilterable = (trip: Experience): FilterableTrip => ({
  ...trip,
  group: groupOf(trip),
  isPriceOnRequest: isPriceOnRequest(trip),
  season: trip.season ?? null,
  regions: trip.regions.map(slug => ({slug})),
})

/** Budgets that exclude some experiences, each admitting more than the one before. */
const usefulBudgets = (experiences: readonly FilterableTrip[]) => {
  const priced = experiences.filter(({isPriceOnRequest}) => !isPriceOnRequest)
  const within = (budget: number) => priced.filter(({price}) => price <= budget).length
  return budgets.filter((budget, index) => {
    const count = within(budget)
    return count > within(budgets[index - 1] ?? 0) && count < priced.length
  })
}

/** How long the trips of a group are: "3 to 5 days", "1 day". */
const formatLengths = (key: string, experiences: readonly FilterableTrip[], t: TFunction) => {
  const days = experiences.flatMap(({group, length}) => (group === key ? length.days : []))
  const [from, to] = [Math.min(...days), Math.max(...days)]
  return from === to ? formatStay({days: to}, t) : t("build:filter.days", {from, to})
}

export const planFacets = (
  groups: readonly {key: string}[],
  {content, language, t}: ContentContext,
) => {
  const experiences = content.experiences.map(toFilterable)
  const options = {
    month: monthsOfYear.map(month => ({
      key: String(month),
      label: capital(monthName(month, language)),
    })),
    length: groups.map(({key}) => ({key, label: formatLengths(key, experiences, t)})),
    region: content.regions
      .map(({slug, name}) => ({key: slug, label: name[language]}))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
    price: usefulBudgets(experiences).map(euros => ({
      key: String(euros),
      label: t("build:filter.upTo", {price: formatPrice(euros, language)}),
    })),
  }
  return facetNames.map(name => ({
    name,
    label: t(`build:filter.question.${name}`),
    any: t(`build:filter.any.${name}`),
    options: options[name].filter(({key}) =>
      experiences.some(experience => fits(experience, {[name]: key})),
    ),
  }))
}
