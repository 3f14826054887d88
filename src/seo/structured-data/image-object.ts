import type {ImageObjectLeaf} from "schema-dts"
import {srcOf} from "../../lib/processed-image"
import {isAddress} from "../../lib/text/is-address"
import type {Site} from "./addresses"

type Photo = NonNullable<Queries.TouristTripFragment["photos"]>[number]

/**
 * A photograph with who took it and by what right it is shown.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
export const imageObject = (photo: Photo, {siteUrl}: Site): ImageObjectLeaf => {
  const {alt, caption, creditText, licence, source, file} = photo
  return {
    "@type": "ImageObject",
    contentUrl: `${siteUrl}${srcOf(file)}`,
    description: alt,
    ...(caption ? {caption} : {}),
    creditText,
    creator: {"@type": "Person", name: creditText},
    ...(isAddress(licence) ? {license: licence} : {}),
    ...(isAddress(source) ? {acquireLicensePage: source} : {}),
  }
}
