import {make} from "../../browser/make"
import type {Priced} from "./price-changes"
import type {PriceWords} from "./price-words"

/** A button that is off while what it does is under way. */
export const buttonOf = (textContent: string, act: () => Promise<void>, className = "") => {
  const button = make("button", {type: "button", className}, textContent)
  button.addEventListener("click", async () => {
    button.disabled = true
    await act().finally(() => {
      button.disabled = false
    })
  })
  return button
}

/** One trip: its name, its price to be typed over, and what is wrong with that. */
const rowOf = ({file, code, title, price}: Priced) => {
  const id = `price-${code}`
  const fault = make("p", {id: `${id}-fault`})
  const input = make("input", {id, value: String(price), inputMode: "decimal", autocomplete: "off"})
  input.setAttribute("aria-describedby", fault.id)
  // A press on a price marks it all: what is typed takes its place.
  input.addEventListener("focus", () => input.select())
  const label = make("label", {htmlFor: id}, `${title} (${code})`)
  const tell = (text: string) => {
    fault.textContent = text
    input.ariaInvalid = text ? "true" : null
  }
  return {file, input, tell, row: make("div", {className: "price"}, label, input, "€", fault)}
}

/**
 * Shows a list of prices with one button.
 *
 * @param place - is emptied first
 * @param save - is called with what is typed, by the file of the trip
 */
export const showForm = (
  place: HTMLElement,
  trips: readonly Priced[],
  words: PriceWords,
  save: (typed: ReadonlyMap<string, string>) => Promise<void>,
) => {
  const rows = trips.map(rowOf)
  const typed = () => new Map(rows.map(({file, input}) => [file, input.value]))
  const button = buttonOf(words.save, () => save(typed()))
  // Enter in a field presses it, too.
  button.type = "submit"
  const form = make(
    "form",
    {},
    ...rows.map(({row}) => row),
    make("div", {className: "save"}, button),
  )
  form.addEventListener("submit", event => event.preventDefault())
  place.replaceChildren(form)
  return {
    /** Shows at each trip what is wrong with its price, and goes to the first of them. */
    tellFaults: (faults: ReadonlyMap<string, string>) => {
      for (const {file, tell} of rows) tell(faults.get(file) ?? "")
      rows.find(({file}) => faults.has(file))?.input.focus()
    },
  }
}
