import {type Fault, show} from "./fault"
import {shared, type TripFile} from "./own-values"
import {textsOf} from "./texts-of"

/** What tells a trip apart in lists, chats and search results. */
const ownTexts = /^(title|messagingTitle|seo\.title|seo\.description)\.\w+$/

/** Finds titles and search texts used by two trips, as in a copied folder. */
export const checkOwnTexts = (files: readonly TripFile[]): Fault[] =>
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
