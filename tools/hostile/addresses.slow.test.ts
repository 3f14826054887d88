import fc from "fast-check"
import {sound} from "../../gatsby/content/testing/content-files"
import {searchIndex} from "../../gatsby/publish/planner/search-index"
import {
  pickFilter,
  readFilter,
  writeFilter,
} from "../../src/features/catalogue/filter/filter-address"
import {findTrips, readIndex} from "../../src/features/catalogue/search/find-trips"
import {mostSaved, pickTrips, tripsInAddress} from "../../src/features/saved/saved-trips"
import {cleanAddress, readVisit} from "../../src/features/sign-in-gate/visit"
import {languages} from "../../src/i18n/languages"
import {languageOfPath, localizedPath} from "../../src/i18n/paths"
import {tries} from "./cases"
import {anyText, wellFormed} from "./hostile-texts"

const origin = "https://dev.example.com"

/** An address as a browser has it: it has mended what can be mended. */
const address = fc
  .tuple(
    fc.constantFrom("/", "/en/", "//", "/\\", "/en//", "/..//", "/es/experiences/"),
    anyText,
    fc.constantFrom("", "?code=1&state=2", "?error=access_denied", "?q=", "?trips=", "#"),
    anyText,
  )
  .map(([start, path, query, rest]) => {
    try {
      return new URL(origin + start + path + query + rest).href
    } catch {
      return `${origin}/`
    }
  })
  .filter(href => new URL(href).origin === origin)

tries(
  "leads back into the site from %d addresses of a sign-in",
  800,
  fc.property(
    address,
    fc.option(
      fc.oneof(
        address.map(href => href.slice(origin.length)),
        anyText,
      ),
    ),
    (href, kept) => {
      const leadsIn = (target: string) => {
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, href).origin).toBe(origin)
      }
      leadsIn(cleanAddress(href))
      leadsIn(readVisit(href, kept).target)
    },
  ),
)

const slugs = sound.experiences.map(({slug}) => slug)
const searched = {...sound, activities: sound.activities.activities}
const indexes = languages.map(language => readIndex(searchIndex(searched, language)))
const known = {
  length: ["1-day"],
  region: ["coast"],
  activity: ["boats"],
  month: ["7"],
  price: ["9"],
}
tries(
  "finds trips and nothing else by %d texts that are searched for",
  700,
  fc.property(anyText, fc.nat(3000), (text, times) => {
    const {q = ""} = pickFilter(
      name => (name === "q" ? [text.repeat(1 + (times % 40))] : []),
      known,
    )
    for (const index of indexes)
      for (const slug of findTrips(index, q)) expect(slugs).toContain(slug)
    const written = writeFilter(`?${text}`, {q}, known)
    const read = readFilter(written, known).q?.trim() ?? ""
    // What could be an e-mail address or a telephone number stands in no address.
    const mayBeContact = /@|\d/.test(q)
    if (!(mayBeContact && read === "")) expect(read).toBe(wellFormed(q).trim())
  }),
)

tries(
  "takes slugs alone out of %d lists of trips, stored or in an address",
  500,
  fc.property(fc.array(fc.oneof(anyText, fc.constantFrom(...slugs))), list => {
    const stored = pickTrips(list, {})
    const asked = tripsInAddress(`?trips=${list.join(",")}`, {}).trips
    for (const slug of [...stored, ...asked]) expect(slug).toMatch(/^[a-z0-9-]{1,90}$/)
    expect(asked.length).toBeLessThanOrEqual(mostSaved)
    pickTrips(list.join(""), {})
  }),
)

tries(
  "makes paths of the site out of %d texts",
  500,
  fc.property(anyText, text => {
    for (const language of languages) {
      const path = localizedPath(language, `/${text}`)
      expect(path.startsWith(`/${language}/`)).toBe(true)
      expect(new URL(path, origin).origin).toBe(origin)
      expect(languages).toContain(languageOfPath(`/${text}`))
    }
  }),
)
