import {type RefObject, useDeferredValue, useEffect, useRef, useState} from "react"
import {type KnownChoices, pickFilter, readFilter, writeFilter} from "../../filter/filter-address"
import {isSet, type TripFilter} from "../../filter/trip-filter"

const readForm = (form: HTMLFormElement, known: KnownChoices) => {
  const fields = new FormData(form)
  return pickFilter(name => fields.get(name), known)
}

/** Gatsby's own scrolling comes with the next frame; this comes after it. */
const afterPaint = (action: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(action))

const keepInAddress = (filter: TripFilter) => {
  const {pathname, search, hash} = window.location
  const address = pathname + writeFilter(search, filter) + (isSet(filter) ? "" : hash)
  try {
    window.history.replaceState(window.history.state, "", address)
  } catch {
    // A browser may refuse too many changes in a row; the filter works without the address.
  }
}

/**
 * The catalogue's filter: the address holds it, so that it can be shared and found again on
 * coming back; choices made before the scripts arrived are taken over.
 *
 * @param visit - changes whenever the visitor navigates, also to a hash of the same page
 * @param onUse - called with the whole filter after each choice of the visitor
 */
export const useTripFilter = (
  form: RefObject<HTMLFormElement>,
  known: KnownChoices,
  visit: unknown,
  onUse: (filter: TripFilter) => void,
) => {
  const [filter, setFilter] = useState<TripFilter>({})
  // The form answers at once; the trips follow as soon as the browser has painted that.
  const shown = useDeferredValue(filter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices of a page never change
  useEffect(() => {
    const early = form.current ? readForm(form.current, known) : {}
    const asked = readFilter(window.location.search, known)
    const isFirst = document.documentElement.dataset.hydrated === undefined
    const next = isFirst ? {...asked, ...early} : asked
    setFilter(next)
    if (isFirst && isSet(early)) onUse(next)
    if (isSet(next)) keepInAddress(next)
  }, [visit])

  // While the sliders are hidden the browser cannot go to one of them by itself.
  const isFiltered = isSet(shown)
  const wasFiltered = useRef(false)
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1))
    if (wasFiltered.current && !isFiltered && target) afterPaint(() => target.scrollIntoView())
    wasFiltered.current = isFiltered
  }, [isFiltered])

  const use = (next: TripFilter) => {
    setFilter(next)
    keepInAddress(next)
    onUse(next)
  }

  return {
    filter,
    shown,
    change: () => {
      if (form.current) use(readForm(form.current, known))
    },
    clear: () => use({}),
  }
}
