import {readFile} from "node:fs/promises"
import path from "node:path"
import {catalogue} from "../../src/analytics/catalogue/catalogue"
import {generatedFiles} from "./generated-files"

const root = path.join(__dirname, "..", "..")

it("the list of events and the container match the catalogue: npm run analytics", async () => {
  for (const {file, text} of generatedFiles())
    expect({file, text: await readFile(path.join(root, file), "utf8")}).toEqual({file, text})
})

it("the list describes every event with its fields and the questions it answers", () => {
  const text = generatedFiles()[0]?.text ?? ""
  const sections = text.split(/^### /m)
  for (const [name, {fields, answers}] of Object.entries(catalogue)) {
    const section = sections.find(part => part.startsWith(`${name}\n`)) ?? ""
    for (const field of Object.keys(fields)) expect(section).toContain(`\`${field}\``)
    for (const answer of answers) expect(text).toContain(answer)
    expect(text).toContain(`| [${name}](#${name}) |`)
  }
})
