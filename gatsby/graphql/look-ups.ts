import type {Experience} from "../content/schema/experience"
import type {SiteContent} from "../content/schema/files"
import {shownPhotos} from "../content/schema/photos"
import type {Region} from "../content/schema/region"

type Trips = Pick<SiteContent, "experiences">

/** A trip's regions, in its order. */
export const regionsOf = (
  {regions: slugs}: Pick<Experience, "regions">,
  {regions}: Pick<SiteContent, "regions">,
): Region[] => slugs.flatMap(slug => regions.find(region => region.slug === slug) ?? [])

export const tripBySlug = (slug: string, {experiences}: Trips) =>
  experiences.find(trip => trip.slug === slug) ?? null

/** A part of a node as a copy, with the key by which Gatsby finds the files that it names. */
export const withFile = <Part extends object>(part: Part, node: object) => ({
  ...part,
  parent: (node as {parent: string}).parent,
})

/** Photographs with what they take from their trip. */
export const photosOf = (trip: Experience) => shownPhotos(trip).map(photo => withFile(photo, trip))

/** The photograph that a file names, such as “cali/salsa.jpg”; null while its name is half typed. */
export const photoByName = (name: string, content: Trips) => {
  const trip = tripBySlug(name.split("/")[0] ?? "", content)
  return (trip && photosOf(trip).find(photo => photo.name === name)) ?? null
}
