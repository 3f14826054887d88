import {readFile} from "node:fs/promises"
import path from "node:path"
import {catalogue} from "../../src/analytics/catalogue/catalogue"
import {generatedFiles} from "./generated-files"

const root = path.join(__dirname, "..", "..")

it("the documentation and the container are as the catalogue has them: npm run analytics", async () => {
  for (const {file, text} of await generatedFiles(root))
    expect({file, text: await readFile(path.join(root, file), "utf8")}).toEqual({file, text})
})

it("the documentation describes every event with its fields and a question it answers", async () => {
  const [guide] = await generatedFiles(root)
  const sections = guide?.text.split(/^### /m) ?? []
  for (const [name, {fields, answers}] of Object.entries(catalogue)) {
    const section = sections.find(text => text.startsWith(`${name}\n`)) ?? ""
    for (const field of Object.keys(fields)) expect(section).toContain(`\`${field}\``)
    for (const answer of answers) expect(section).toContain(answer)
    expect(section).toContain(`"event": "${name}"`)
    expect(guide?.text).toContain(`| [${name}](#${name}) |`)
  }
})
