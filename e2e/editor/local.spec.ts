import {writeFileSync} from "node:fs"
import {makePicture} from "../../gatsby/content/testing/small-site"
import type {StartedEditor} from "./support/editor"
import {expect, openCopy, openForm, test} from "./support/form"

const read = (editor: StartedEditor, file: string) => JSON.parse(editor.text(file))

/** Lines of a text that another has otherwise, by their numbers. */
const changedLines = (before: string, after: string): string[] => {
  const [old, now] = [before.split("\n"), after.split("\n")]
  expect(now).toHaveLength(old.length)
  return now.filter((line, index) => line !== old[index])
}

test("a changed price is one changed line", async ({page, editor}) => {
  const trip = editor.trips()[0]
  const before = editor.text(trip).replace(/"price": \d+/, '"price": 1500')
  writeFileSync(editor.site.at(trip), before)
  await page.reload()
  const form = await openForm(page, editor, trip)
  await form.fill("price", "1.450")
  await form.saved()
  expect(changedLines(before, editor.text(trip))).toEqual(['  "price": 1450,'])
  expect(editor.saved).toEqual([`${trip}: 1 line in, 1 out`])
})

test("a list is put in order, shortened and added to @weekly", async ({page, editor}) => {
  const file = "data/pages/questions.json"
  const {questions, ...rest} = read(editor, file)
  const [first, _second, ...others] = questions
  const form = await openForm(page, editor, file)
  const list = form.field("questions")
  const handle = list.locator('[data-action="reorder"]').first()
  await handle.focus()
  await handle.press("ArrowDown")
  await list.getByRole("button", {name: "Remove"}).first().click()
  await list.getByRole("button", {name: /^Add .Question/}).click()
  const place = `questions.${others.length + 1}`
  const added = {
    key: "pets",
    question: {en: "May my dog come along?", es: "¿Puede venir mi perro?"},
    answer: {en: "Ask us first.", es: "Pregúntanos antes."},
  }
  await form.fill(`${place}.key`, added.key)
  for (const language of ["en", "es"] as const) {
    await form.fill(`${place}.question.${language}`, added.question[language])
    await form.fill(`${place}.answer.${language}`, added.answer[language])
  }
  await form.saved()
  expect(read(editor, file)).toEqual({...rest, questions: [first, ...others, added]})
})

test("a trip is added with its picture, in a folder of its own @weekly", async ({page, editor}) => {
  const trip = editor.trips()[0]
  const original = read(editor, trip)
  await openForm(page, editor, trip)
  const form = await openCopy(page)
  await form.fill("slug", "night-owls")
  await form.fill("code", "OWLS")
  for (const language of ["en", "es"]) {
    await form.fill(`title.${language}`, `Night owls ${language}`)
    await form.fill(`messagingTitle.${language}`, `Night owls ${language}`)
    await form.fill(`seo.title.${language}`, `Night owls in the hills ${language}`)
    await form.fill(
      `seo.description.${language}`,
      `Night owls ${language} ${"and stars ".repeat(9).trim()}`,
    )
  }
  await form.replacePicture("Búhos de noche.jpg", await makePicture(1800, 1000))
  await form.saved()
  const file = "data/experiences/night-owls/experience.json"
  const added = read(editor, file)
  expect(Object.keys(added)).toEqual(Object.keys(original))
  expect(added).toMatchObject({$schema: original.$schema, slug: "night-owls", code: "OWLS"})
  expect(editor.text(file)).toBe(`${JSON.stringify(added, null, 2)}\n`)
  expect(editor.files()).toContain(`data/experiences/night-owls/${added.image.replace("./", "")}`)
  expect((await editor.site.load()).faults).toEqual([])
})
