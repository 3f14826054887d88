import {byCatalogueOrder} from "../gatsby/content/catalogue-order"
import type {Experience} from "../gatsby/content/schema/experience"
import {screens} from "../gatsby/pages/screens"
import {readEntries} from "./read-data"

/** A page that stands for all of its kind: its name, and its path without a language. */
export type SamplePage = {name: string; route: string; isLegal: boolean}

type Trip = Pick<Experience, "slug" | "group" | "price">

/** The region that comes first in the order of slugs. */
const [firstRegion] = readEntries<{slug: string}>("regions", "region")

/**
 * Chooses a trip of the shortest stays and one of the longest: of each the first in the catalogue.
 *
 * @returns their slugs by the name of the page; where all trips stay alike, one stands for all
 */
export const sampleTrips = (trips: readonly Trip[]): Record<string, string> => {
  const sorted = trips.toSorted(byCatalogueOrder)
  const [longest] = sorted
  const shortest = sorted.find(({group}) => group === sorted.at(-1)?.group)
  return {
    ...(shortest && {experience: shortest.slug}),
    ...(longest && longest !== shortest && {package: longest.slug}),
  }
}

/** Pages of screens that have one for each entry of the content, by that content. */
const samples: Record<string, Record<string, string>> = {
  experiences: sampleTrips(readEntries("experiences", "experience")),
  regions: firstRegion ? {destination: firstRegion.slug} : {},
}

/** One page of each template that search may list, for what measures or photographs the site. */
export const samplePages: SamplePage[] = screens
  .filter(({isListed = true}) => isListed)
  .filter(({template}, index) => screens.findIndex(other => other.template === template) === index)
  .flatMap(({route, content = "", link}) => {
    const named = Object.entries(samples[content] ?? {[content]: ""})
    const isLegal = link?.place === "legal"
    return named.map(([name, slug]) => ({name, route: route.replace(":slug", slug), isLegal}))
  })

/**
 * Path of a sample page, without a language.
 *
 * @throws Error naming a page that there is not
 */
export const sampleRoute = (name: string): string => {
  const page = samplePages.find(sample => sample.name === name)
  if (page) return page.route
  const known = samplePages.map(sample => sample.name).join(", ")
  throw new Error(`found no sample page "${name}", expected one of ${known}`)
}
