import {startTransition, useRef, useState} from "react"
import {useBeforePaint, useHydrated} from "../lib/use-hydrated"
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
  const isHydrated = useHydrated()
  const ofAddress = () => readFilter(new URLSearchParams(search), facets)
  const [filter, setFilter] = useState(() => (isHydrated ? ofAddress() : {}))

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

  useBeforePaint(() => {
    const early = read()
    const next = {...ofAddress(), ...early}
    fill(form.current, next)
    if (isHydrated) return
    if (Object.keys(early).length > 0) writeAddress(next)
    startTransition(() => setFilter(next))
  }, [])

  return {form, filter, read, change, put}
}
