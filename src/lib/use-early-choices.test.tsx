import {act, fireEvent} from "@testing-library/react"
import {useRef, useState} from "react"
import {hydrateRoot} from "react-dom/client"
import {keepPresses} from "../inline-script/presses"
import {useEarlyChoices} from "./use-early-choices"

const taken = jest.fn()

const Form = () => {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  useEarlyChoices(form, choices => {
    taken(choices)
    setChosen(choices)
  })
  const set = (name: string) => ({
    name,
    onChange: ({target}: {target: {value: string}}) => setChosen({...chosen, [name]: target.value}),
  })
  return (
    <form ref={form}>
      <select {...set("month")} value={chosen.month ?? ""}>
        <option value="">-</option>
        <option value="7">July</option>
      </select>
      <input {...set("adults")} value={chosen.adults ?? ""} />
      {["", "calm"].map(style => (
        <input
          key={style}
          type="radio"
          {...set("style")}
          value={style}
          checked={(chosen.style ?? "") === style}
        />
      ))}
    </form>
  )
}

const served = `<div><form>
<select name="month"><option value="" selected="">-</option><option value="7">July</option></select
><input name="adults" value=""/><input type="radio" name="style" checked="" value=""/><input
type="radio" name="style" value="calm"/></form></div>`.replace(/\n(?=<)/g, "")

/** What the form holds after a visitor has used its HTML, and the page was then hydrated. */
const hydrate = async (use: (form: HTMLFormElement) => void) => {
  keepPresses()
  document.body.innerHTML = served
  const form = document.querySelector("form") as HTMLFormElement
  use(form)
  await act(async () => {
    hydrateRoot(document.body.firstElementChild as Element, <Form />)
  })
  return Object.fromEntries(new FormData(form))
}

beforeEach(() => taken.mockClear())

it("takes over what was chosen before hydration, and keeps it in the fields", async () => {
  const fields = await hydrate(form => {
    const [month, adults] = form.elements as unknown as HTMLInputElement[]
    fireEvent.input(month as Element, {target: {value: "7"}})
    for (const value of ["4", "3"]) fireEvent.input(adults as Element, {target: {value}})
    for (const style of ["calm", "", "calm"])
      form.querySelector<HTMLInputElement>(`[name=style][value="${style}"]`)?.click()
  })
  expect(taken).toHaveBeenCalledWith({month: "7", adults: "3", style: "calm"})
  expect(fields).toEqual({month: "7", adults: "3", style: "calm"})
})

it("takes nothing of a form that nobody has used", async () => {
  const fields = await hydrate(() => undefined)
  expect(taken).not.toHaveBeenCalled()
  expect(fields).toEqual({month: "", adults: "", style: ""})
})
