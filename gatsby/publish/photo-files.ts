import path from "path"
import {shownPhotos} from "../content/schema/photos"
import type {SiteContent} from "../content/site-content"
import {namePicture} from "../pictures/name-picture"

/** The largest file of each photograph, by its trip's slug and in the trip's order; paths from the site's root. */
export type PhotoFiles = ReadonlyMap<string, readonly string[]>

/** Names the files of photographs that other programs are told of: those that pages link to. */
export const photoFiles = async (
  root: string,
  {experiences}: Pick<SiteContent, "experiences">,
): Promise<PhotoFiles> => {
  const named = experiences.map(async trip => {
    const files = shownPhotos(trip).map(async ({file, focus}) => {
      const source = path.join(root, "data/experiences", trip.slug, file)
      return (await namePicture(source, focus, "PHOTO")).data.images.fallback?.src ?? ""
    })
    return [trip.slug, await Promise.all(files)] as const
  })
  return new Map(await Promise.all(named))
}
