import {make} from "./make"

/** Messages by the form's key path: "includes.items.es.3". */
export type Marks = readonly {path: string; said: string}[]

/** Class of a message at a field. */
const markClass = "own-fault"

/** The field of a path, or its nearest ancestor that is rendered. */
const nearestField = (form: Element, path: string): HTMLElement | null => {
  for (let rest = path; rest; rest = rest.replace(/\.?[^.]*$/, "")) {
    const field = form.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(rest)}"]`)
    if (field) return field
  }
  return null
}

const say = (field: Element, text: string) => {
  const old = field.querySelector(`:scope > .${markClass}`)
  if (old?.textContent === text) return
  const mark = old ?? make("p", {className: markClass})
  mark.textContent = text
  if (!old) field.append(mark)
}

/**
 * Shows messages at their fields. The framework renders fields as they come into view; these are
 * marked then.
 *
 * @param form - the element that holds all fields
 * @returns `show` puts marks in the place of those before; `end` stops it
 */
export const fieldMarks = (form: Element) => {
  let marks: Marks = []
  const apply = () => {
    const texts = new Map<Element, string[]>()
    for (const {path, said} of marks) {
      const field = nearestField(form, path)
      if (field) texts.set(field, [...(texts.get(field) ?? []), said])
    }
    for (const mark of form.querySelectorAll(`.${markClass}`))
      if (mark.parentElement && !texts.has(mark.parentElement)) mark.remove()
    for (const [field, said] of texts) say(field, said.join("\n"))
  }
  const observer = new MutationObserver(apply)
  observer.observe(form, {childList: true, subtree: true})
  return {
    show: (next: Marks) => {
      marks = next
      apply()
    },
    end: () => observer.disconnect(),
  }
}

/** Attempts to find a field that is folded or not yet rendered. */
const mostTries = 60

/** Folded ancestors of a field, each with a button. */
const foldedIn = (field: Element) =>
  field.querySelector<HTMLElement>('[aria-expanded="false"][aria-controls]')

/**
 * Scrolls to a field, through folded parts and parts that are rendered on scroll.
 *
 * @param path - key path of the field
 */
export const goToField = async (form: Element, path: string): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const field = nearestField(form, path)
    field?.scrollIntoView({block: "center"})
    if (field?.dataset.keyPath === path) {
      field.querySelector<HTMLElement>("input, textarea, button:not(header *)")?.focus()
      return
    }
    const folded = field && foldedIn(field)
    if (folded) folded.click()
    else if (!field)
      [...form.querySelectorAll(".placeholder")]
        .find(placeholder => placeholder.checkVisibility())
        ?.scrollIntoView({block: "center"})
    await new Promise(requestAnimationFrame)
  }
}
