import type {Language} from "../../../src/i18n/languages"
import {checkContent, contentOrThrow} from "../../content/check-content"
import type {Region} from "../../content/schema/region"
import type {Trip} from "../../content/schema/trip-defaults"
import {smallContent} from "../../content/testing/small-content"
import {smallWords as translators} from "../../words/testing/small-words"
import type {ComputedField} from "../fields/define"

const small = contentOrThrow(checkContent(new Map(Object.entries(smallContent()))))

/** The content of the small site, and its parts by their slugs, to change in place. */
export const makeContent = () => {
  const content = structuredClone(small)
  const named = <Entry extends {slug: string}>(entries: readonly Entry[], slug: string) =>
    entries.find(entry => entry.slug === slug) as Entry
  return {
    content,
    trip: (slug: string): Trip => named(content.experiences, slug),
    region: (slug: string): Region => named(content.regions, slug),
    /** What a field answers for a part of that content. */
    resolve: <Parent, Result>(
      field: ComputedField<Parent, Result>,
      parent: Parent,
      language: Language = "en",
    ): Result =>
      field.resolve(parent, {
        content,
        translators,
        language,
        t: translators[language],
        fileOf: () => ({absolutePath: "/data/pages/terms.json", name: "terms"}),
        // Gatsby may answer with a copy, too: its store drops nodes and reads them again.
        tripOf: part =>
          structuredClone(
            content.experiences.find(({days}) => days?.items.some(day => day === part)) ?? null,
          ),
      }),
  }
}
