import {navigate} from "gatsby"
import {type FormEvent, type RefObject, startTransition, useEffect, useRef, useState} from "react"
import {isHydrated} from "../../lib/is-hydrated"
import {type ExperienceFilter, isSet} from "./filter/experience-filter"
import {
  type KnownChoices,
  leftOut,
  pickFilter,
  readFilter,
  writeFilter,
} from "./filter/filter-address"

/** Marks the history entry that the filter added. */
const ownEntry = {own: true}

const isOwnEntry = () => ((history.state || {}) as Partial<typeof ownEntry>).own

const readForm = (form: HTMLFormElement, known: KnownChoices) => {
  const fields = new FormData(form)
  return pickFilter(name => fields.getAll(name), known)
}

/**
 * Writes the filter into the address. The first choice adds a history entry, so that Back leads to
 * the whole catalogue; later choices replace that entry, or the one that the visitor arrived with.
 *
 * @returns whether an entry is on its way: Gatsby adds it only after it has looked for the page
 */
const keepInAddress = (filter: ExperienceFilter, known: KnownChoices): true | undefined => {
  const {pathname, search, hash} = location
  const address = pathname + writeFilter(search, filter, known) + (isSet(filter) ? "" : hash)
  if (isSet(filter) && !isSet(readFilter(search, known)) && !isOwnEntry()) {
    // A hash would override the restored scroll position.
    if (hash) history.replaceState(history.state, "", pathname + search)
    void navigate(address, {state: {...history.state, ...ownEntry}})
    return true
  }
  try {
    history.replaceState(history.state, "", address)
  } catch {
    // Browsers may throttle history changes; the filter works without the address.
  }
  return undefined
}

/** Milliseconds after the last letter until the address is updated. */
const pause = 400

/**
 * The catalogue's filter. Its state is in the address, so that it can be shared and restored.
 * Choices made before hydration are taken over. On a client-side navigation it is set from the
 * first frame, so that the scroll position can be restored.
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
  const [filter, setFilter] = useState<ExperienceFilter>(() => (isHydrated() ? readAddress() : {}))
  const [unknown, setUnknown] = useState<readonly string[]>([])
  // The form updates at once; the results follow after the paint.
  const [shown, setShown] = useState(filter)
  const [lastVisit, setLastVisit] = useState(visit)
  /** A filter whose words are not yet in the address. */
  const pending = useRef<ExperienceFilter>()
  /** Whether Gatsby has yet to add the filter's history entry. */
  const isEntering = useRef<true>()
  const timer = useRef<number>()

  if (visit !== lastVisit) {
    const asked = readAddress()
    setLastVisit(visit)
    // An older address must not overwrite letters typed since.
    if (!pending.current && writeFilter("", asked, known) !== writeFilter("", filter, known)) {
      setFilter(asked)
      setShown(asked)
    }
  }

  const flushWords = () => {
    clearTimeout(timer.current)
    const kept = pending.current
    // A pending entry would overwrite this; it is written once that entry exists.
    if (!kept || isEntering.current) return
    pending.current = undefined
    isEntering.current = keepInAddress(kept, known)
  }

  const put = (next: ExperienceFilter, isTyping = false) => {
    setUnknown([])
    setFilter(next)
    startTransition(() => setShown(next))
    pending.current = next
    clearTimeout(timer.current)
    if (isTyping) timer.current = window.setTimeout(flushWords, pause)
    else flushWords()
  }

  const use = (next: ExperienceFilter, isTyping = false) => {
    put(next, isTyping)
    onUse(next, filter)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // Report unknown values once, before the address is rewritten without them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may have another address
  useEffect(() => {
    const left = leftOut(location.search, known)
    if (left.length > 0 || unknown.length > 0) setUnknown(left)
  }, [visit])

  // Gatsby stores a scroll position only when the page scrolls, which it does not in a new entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may be another entry
  useEffect(() => {
    isEntering.current = undefined
    flushWords()
    if (isOwnEntry()) dispatchEvent(new Event("scroll"))
  }, [visit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded once
  useEffect(() => {
    if (isHydrated()) return
    const early = form.current ? readForm(form.current, known) : {}
    const next = {...readAddress(), ...early}
    if (!isSet(next)) return
    startTransition(() => {
      setFilter(next)
      setShown(next)
    })
    pending.current = next
    flushWords()
    if (isSet(early)) onUse(next, {})
  }, [])

  return {
    filter,
    shown,
    /** Values in the address that the page does not offer. */
    unknown,
    change: ({target}: FormEvent) => {
      // The travellers' fields, which have no name, narrow nothing.
      const field = target instanceof HTMLInputElement ? target : undefined
      if (!form.current || field?.name === "") return
      const {sort, ...asked} = readForm(form.current, known)
      // The list may show an order that words such as “cheap” imply and nobody has chosen.
      const isChosen =
        filter.sort || (target instanceof HTMLSelectElement && target.name === "sort")
      use(sort && isChosen ? {...asked, sort} : asked, Boolean(field))
    },
    /** Sets the filter to what was told elsewhere, which is no use of it. */
    put,
    clear: () => use({}),
    /** Takes one choice back. */
    drop: (name: string) => {
      const {[name]: _, ...rest} = filter
      use(rest)
    },
    /** Writes pending search words into the address at once. */
    flushWords,
  }
}
