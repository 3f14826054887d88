import {catalogue} from "../../src/analytics/catalogue/catalogue"
import {eventsPage} from "./reference"

it("the list describes every event with its fields and the questions it answers", () => {
  const text = eventsPage()
  const sections = text.split(/^### /m)
  for (const [name, {fields, answers}] of Object.entries(catalogue)) {
    const section = sections.find(part => part.startsWith(`${name}\n`)) ?? ""
    for (const field of Object.keys(fields)) expect(section).toContain(`\`${field}\``)
    for (const answer of answers) expect(text).toContain(answer)
    expect(text).toContain(`| [${name}](#${name}) |`)
  }
})
