import type {Words} from "../../../i18n/use-words"
import type {ExperienceFilter} from "./experience-filter"
import type {Facets} from "./filter-address"

/**
 * The choices of a filter in words, in its order; a sort order is none.
 *
 * @returns for each its name and what it says: "July", "Amazon, Cali", "up to €500", "whales"
 */
export const tellChoices = (
  {sort: _, ...filter}: ExperienceFilter,
  facets: Facets,
  t: Words,
): {name: string; told: string}[] =>
  Object.entries(filter).map(([name, value = ""]) => {
    if (name === "q") return {name, told: value.trim()}
    const keys = value.split(",")
    const choices = facets.find(facet => facet.name === name)?.choices ?? []
    const told = choices.flatMap(({key, label}) => (keys.includes(key) ? label : [])).join(", ")
    return {name, told: name === "price" ? t("experiences:filter.priceUpTo", {price: told}) : told}
  })
