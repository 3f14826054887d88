import {type RefObject, startTransition, useEffect, useRef, useState} from "react"
import {isHydrated, useBeforePaint} from "../lib/is-hydrated"
import {takePagePlace, useStoredPagePlace} from "../lib/page-place"
import {type Facets, type Filter, readFilter, withMonthOfWords, writeFilter} from "./filter"

/** During hydration, when nothing is known yet. */
export const unread: Filter = {}

const readForm = (form: HTMLFormElement, facets: Facets) => readFilter(new FormData(form), facets)

const readAddress = (search: string, facets: Facets) =>
  withMonthOfWords(readFilter(new URLSearchParams(search), facets))

const fill = (form: HTMLFormElement | null, filter: Filter) => {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const value = filter[field.name as keyof Filter] ?? ""
    if (field.value !== value) field.value = value
  }
}

const writeAddress = (filter: Filter) => {
  const {pathname, search} = window.location
  try {
    history.replaceState(history.state, "", pathname + writeFilter(search, filter))
  } catch {
    // Browsers limit how often an address may change; the filter works without it.
  }
}

/**
 * The catalogue's filter. The address holds it, so that it can be shared and is there on Back; each
 * choice replaces the entry. The form is uncontrolled, so that choices made before hydration count.
 *
 * @param location - the page's, a new object whenever the visitor navigates
 */
export const useFilter = (
  form: RefObject<HTMLFormElement>,
  facets: Facets,
  location: Pick<Location, "search">,
) => {
  const [filter, setFilter] = useState<Filter>(() =>
    isHydrated() ? readAddress(location.search, facets) : unread,
  )
  const [visit, setVisit] = useState(location)
  const latest = useRef(filter)
  const place = useRef(0)
  if (visit !== location) {
    setVisit(location)
    setFilter(readAddress(location.search, facets))
  }

  const put = (next: Filter) => {
    latest.current = next
    fill(form.current, next)
    writeAddress(next)
    // The form answers at once; the results follow.
    startTransition(() => setFilter(next))
  }

  useBeforePaint(() => {
    if (!isHydrated()) return
    latest.current = filter
    fill(form.current, filter)
  }, [visit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is hydrated once
  useEffect(() => {
    if (isHydrated()) return
    const early = form.current ? readForm(form.current, facets) : {}
    const next = {...readAddress(location.search, facets), ...early}
    latest.current = next
    fill(form.current, next)
    if (Object.keys(next).length > 0) place.current = takePagePlace()
    startTransition(() => setFilter(next))
    if (Object.keys(early).length > 0) writeAddress(next)
  }, [])

  // Loaded anew, the page has its height once the results are there.
  useStoredPagePlace()
  useBeforePaint(() => {
    if (!place.current) return
    window.scrollTo(0, place.current)
    place.current = 0
  }, [filter])

  return {
    filter,
    /** What the form says, of which the results may still be on their way. */
    current: () => latest.current,
    put,
    change: () => {
      if (form.current) put(withMonthOfWords(readForm(form.current, facets), latest.current))
    },
  }
}
