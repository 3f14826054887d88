import {startTransition, useRef, useState} from "react"
import {isHydrated, useBeforePaint} from "../lib/is-hydrated"
import {takePagePlace, useStoredPagePlace} from "../lib/page-place"
import {type Facets, type Filter, names, readFilter, writeFilter} from "./filter"

const fill = (form: HTMLFormElement | null, filter: Filter) => {
  for (const name of names) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
    if (field) field.value = filter[name] ?? ""
  }
}

const writeAddress = (filter: Filter) => {
  const {pathname, search} = window.location
  history.replaceState(history.state, "", pathname + writeFilter(search, filter))
}

/**
 * The catalogue's filter. The address holds it, so that it can be shared and is there on Back; each
 * choice replaces the entry. The form is uncontrolled, so that choices made before hydration count.
 *
 * @param search - the query of the address that the visitor came to
 */
export const useFilter = (facets: Facets, search: string) => {
  const form = useRef<HTMLFormElement>(null)
  const place = useRef(0)
  const ofAddress = () => readFilter(new URLSearchParams(search), facets)
  const [filter, setFilter] = useState(() => (isHydrated() ? ofAddress() : {}))

  /** What the form says, of which the results may still be on their way. */
  const read = () => (form.current ? readFilter(new FormData(form.current), facets) : {})

  const change = () => {
    const next = read()
    // The form answers at once; the results follow.
    startTransition(() => setFilter(next))
    writeAddress(next)
  }

  const put = (next: Filter) => {
    fill(form.current, next)
    change()
  }

  useStoredPagePlace()
  /** Loaded anew, the page has its height once the results are there. */
  const restorePlace = () => {
    if (place.current) window.scrollTo(0, place.current)
    place.current = 0
  }

  useBeforePaint(() => {
    const early = read()
    const next = {...ofAddress(), ...early}
    fill(form.current, next)
    if (isHydrated()) return
    if (Object.keys(early).length > 0) writeAddress(next)
    if (Object.keys(next).length > 0) place.current = takePagePlace()
    startTransition(() => setFilter(next))
  }, [])

  return {form, filter, read, change, put, restorePlace}
}
