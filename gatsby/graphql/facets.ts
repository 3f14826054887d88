import {
  type FacetName,
  type FilterableExperience,
  fits,
} from "../../src/features/catalogue/filter/experience-filter"
import {formatMonth, formatPrice} from "../../src/i18n/format"
import type {Language} from "../../src/i18n/languages"
import type {Experience} from "../content/schema/experience"

type Named = {key: string; name: Record<Language, string>}
type Choice = {key: string; label: string}

/** Candidate budgets in euros; those that divide the experiences become options. */
const budgets = [50, 100, 150, 250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500]

const toFilterable = ({
  group,
  price,
  length,
  season,
  regions,
  activities,
}: Experience): FilterableExperience => ({
  group,
  price,
  length,
  season: season ?? null,
  regions: regions.map(key => ({key})),
  activities: activities.map(key => ({key})),
})

/** Budgets that exclude some experiences, each admitting more than the one before. */
const usefulBudgets = (experiences: readonly FilterableExperience[]) => {
  const within = (budget: number) => experiences.filter(({price}) => price <= budget).length
  return budgets.filter((budget, index) => {
    const count = within(budget)
    return count > within(budgets[index - 1] ?? 0) && count < experiences.length
  })
}

/**
 * Options of the catalogue's filter: every option that matches at least one experience, with
 * labels.
 *
 * @returns facets in the order in which the filter shows them
 */
export const planFacets = (content: {
  experiences: readonly Experience[]
  groups: readonly Named[]
  regions: readonly Named[]
  activities: readonly Named[]
  language: Language
}): {name: FacetName; choices: Choice[]}[] => {
  const {language, groups, regions, activities} = content
  const experiences = content.experiences.map(toFilterable)
  const facet = (name: FacetName, choices: Choice[]) => ({
    name,
    choices: choices.filter(({key}) =>
      experiences.some(experience => fits(experience, {[name]: key})),
    ),
  })
  const named = (list: readonly Named[]) =>
    list.map(({key, name}) => ({key, label: name[language]}))
  const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, language)
  return [
    facet("length", named(groups)),
    facet("region", named(regions).sort(byLabel)),
    facet("activity", named(activities)),
    facet(
      "month",
      Array.from({length: 12}, (_, index) => ({
        key: String(index + 1),
        label: formatMonth(index + 1, language),
      })),
    ),
    facet(
      "price",
      usefulBudgets(experiences).map(euros => ({
        key: String(euros),
        label: formatPrice(euros, language),
      })),
    ),
  ]
}
