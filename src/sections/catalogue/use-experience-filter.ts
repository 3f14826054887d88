import {navigate} from "gatsby"
import {type FormEvent, type RefObject, startTransition, useEffect, useRef, useState} from "react"
import {type ExperienceFilter, isSet} from "../../filter/experience-filter"
import {
  type KnownChoices,
  leftOut,
  pickFilter,
  readFilter,
  writeFilter,
} from "../../filter/filter-address"
import {isAlive, useBeforePaint} from "../../start/is-alive"
import {returnToPlace} from "../../start/place-page"

/** Marks the entry that the filter has added to the browser's history. */
const ownEntry = {own: true}

const isOwnEntry = () => ((history.state || {}) as Partial<typeof ownEntry>).own

const readForm = (form: HTMLFormElement, known: KnownChoices) => {
  const fields = new FormData(form)
  return pickFilter(name => fields.get(name), known)
}

/**
 * Writes the filter into the address. The first choice adds an entry to the browser's history, so
 * that Back leads to the whole catalogue; all others change that entry, or the entry that the
 * visitor arrived with.
 *
 * @returns whether an entry is on its way: Gatsby adds it only after it has looked for the page
 */
const keepInAddress = (filter: ExperienceFilter, known: KnownChoices): true | undefined => {
  const {pathname, search, hash} = location
  const address = pathname + writeFilter(search, filter) + (isSet(filter) ? "" : hash)
  if (isSet(filter) && !isSet(readFilter(search, known)) && !isOwnEntry()) {
    // An address that names a place leads there on coming back, not to where the visitor was.
    if (hash) history.replaceState(history.state, "", pathname + search)
    void navigate(address, {state: {...history.state, ...ownEntry}})
    return true
  }
  try {
    history.replaceState(history.state, "", address)
  } catch {
    // A browser may refuse too many changes in a row; the filter works without the address.
  }
  return undefined
}

/** Milliseconds after the last letter until the words stand in the address. */
const pause = 400

/**
 * The catalogue's filter: the address holds it, so that it can be shared and found again on coming
 * back; choices made before the scripts arrived are taken over. On a page reached without a load it
 * stands from the first frame, so that the place that was left can be found.
 *
 * @param visit - changes whenever the visitor navigates, also to a hash of the same page
 * @param onUse - called with the whole filter after each choice of the visitor, and with the one before
 */
export const useExperienceFilter = (
  form: RefObject<HTMLFormElement>,
  known: KnownChoices,
  visit: unknown,
  onUse: (filter: ExperienceFilter, before: ExperienceFilter) => void,
) => {
  const readAddress = () => readFilter(location.search, known)
  const [filter, setFilter] = useState<ExperienceFilter>(() => (isAlive() ? readAddress() : {}))
  const [unknown, setUnknown] = useState<readonly string[]>([])
  // The form answers at once; the experiences follow as soon as the browser has painted that.
  const [shown, setShown] = useState(filter)
  const [lastVisit, setLastVisit] = useState(visit)
  const isReturning = useRef(false)
  /** A filter whose words the address does not hold yet. */
  const pending = useRef<ExperienceFilter>()
  /** Whether the entry that the filter adds to the history is still on its way. */
  const isEntering = useRef<true>()
  const timer = useRef<number>()

  if (visit !== lastVisit) {
    const asked = readAddress()
    setLastVisit(visit)
    // Somebody who goes on typing must not lose letters to the address of the first.
    if (!pending.current && writeFilter("", asked) !== writeFilter("", filter)) {
      setFilter(asked)
      setShown(asked)
    }
  }

  const settle = () => {
    clearTimeout(timer.current)
    const kept = pending.current
    // An entry on its way would hide what is written now: it says so itself once it is there.
    if (!kept || isEntering.current) return
    pending.current = undefined
    isEntering.current = keepInAddress(kept, known)
  }

  const use = (next: ExperienceFilter, isTyping = false) => {
    setUnknown([])
    setFilter(next)
    startTransition(() => setShown(next))
    pending.current = next
    clearTimeout(timer.current)
    if (isTyping) timer.current = window.setTimeout(settle, pause)
    else settle()
    onUse(next, filter)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // What an address brings that the page does not offer is said once, before the address forgets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may have another address
  useEffect(() => {
    const left = leftOut(location.search, known)
    if (left.length > 0 || unknown.length > 0) setUnknown(left)
  }, [visit])

  // Gatsby saves the place of an entry when the page scrolls, and in a new entry it does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may be another entry
  useEffect(() => {
    isEntering.current = undefined
    settle()
    if (isOwnEntry()) dispatchEvent(new Event("scroll"))
  }, [visit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded once
  useEffect(() => {
    if (isAlive()) return
    const early = form.current ? readForm(form.current, known) : {}
    const next = {...readAddress(), ...early}
    if (!isSet(next)) return
    isReturning.current = true
    startTransition(() => {
      setFilter(next)
      setShown(next)
    })
    pending.current = next
    settle()
    if (isSet(early)) onUse(next, {})
  }, [])

  useBeforePaint(() => {
    if (isReturning.current && isSet(shown)) {
      isReturning.current = false
      returnToPlace()
    }
  }, [shown])

  return {
    filter,
    shown,
    /** What the address names that the page does not offer. */
    unknown,
    change: ({target}: FormEvent) => {
      if (form.current) use(readForm(form.current, known), target instanceof HTMLInputElement)
    },
    clear: () => use({}),
    /** Writes words that are still being typed into the address. */
    settle,
  }
}
