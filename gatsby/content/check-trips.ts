import {checkCodes} from "./check-codes"
import {checkAmounts} from "./check-prices"
import {type Fault, faultAt, show} from "./fault"
import {shared, type TripFile} from "./own-values"
import type {Experience} from "./schema/experience"
import {textsOf} from "./texts-of"

const fileOf = (slug: string) => `data/experiences/${slug}/experience.json`

/** Finds former slugs that a trip has today, or that two trips claim; each is sound by itself. */
export const checkFormerSlugs = (
  trips: readonly Pick<Experience, "slug" | "formerSlugs">[],
): Fault[] => {
  const owners = new Map(trips.map(({slug}) => [slug, slug]))
  return trips.flatMap(({slug, formerSlugs = []}) =>
    formerSlugs.flatMap((former, index) => {
      const owner = owners.get(former)
      owners.set(former, owner ?? slug)
      const values = {found: show(former), file: fileOf(owner ?? "")}
      return owner ? faultAt("former-slug", fileOf(slug), `formerSlugs[${index}]`, values) : []
    }),
  )
}

/** What tells a trip apart in lists, chats and search results. */
const ownTexts = /^(title|messagingTitle|seo\.title|seo\.description)\.\w+$/

/** Finds titles and search texts used by two trips, as in a copied folder. */
const checkOwnTexts = (files: readonly TripFile[]): Fault[] =>
  shared(
    files.flatMap(({file, value}) =>
      textsOf(value)
        .filter(({field}) => ownTexts.test(field))
        .map(({field, text}) => ({
          file,
          field,
          key: `${field} ${text.toLowerCase()}`,
          code: "text-taken",
          values: {found: show(text)},
        })),
    ),
  )

/** Checks the trips' files against one another, and what their texts say of their prices. */
export const checkTrips = (files: readonly (TripFile & {content?: Experience})[]): Fault[] => [
  ...files.flatMap(({file, value}) => checkAmounts(file, value)),
  ...checkCodes(files),
  ...checkFormerSlugs(files.flatMap(({content}) => content ?? [])),
  ...checkOwnTexts(files),
]
