import {projectContent} from "../../gatsby/content/testing/copied-site"
import {expect, openForm, test} from "./support/form"

// Every field that a file can have is there somewhere in the project's own content.
test.use({content: "project"})

type Leaf = {path: string; text: string}

const leavesOf = (value: unknown, path = ""): Leaf[] => {
  if (typeof value === "string") return [{path, text: value}]
  if (value === null || typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path ? `${path}.${key}` : key),
  )
}

/** A text outside of any list, whose form is folded. */
const someText = (content: object): Leaf | undefined =>
  leavesOf(content).find(({path}) => /^[A-Za-z.]+\.es$/.test(path))

const contents = projectContent()

const longest = (name: RegExp): string => {
  const files = Object.keys(contents).filter(file => name.test(file))
  const size = (file: string) => JSON.stringify(contents[file]).length
  return files.toSorted((one, other) => size(other) - size(one))[0] ?? ""
}

const files = [
  longest(/experience\.json$/),
  longest(/region\.json$/),
  ...Object.keys(contents).filter(file =>
    /^data\/pages\/[\w-]+\.json$|^data\/site\.json$/.test(file),
  ),
]

for (const file of files)
  test(`${file} is saved byte for byte, but for what was changed @weekly`, async ({
    page,
    editor,
  }) => {
    const before = editor.text(file)
    const leaf = someText(JSON.parse(before))
    if (!leaf) throw new Error(`${file} has no text of its own`)
    const text = `${leaf.text.slice(0, -1)}…`
    const form = await openForm(page, editor, file)
    await form.revealAll()
    await form.fill(leaf.path, text)
    await form.save()
    await expect.poll(() => editor.saved.at(-1)).toContain(`${file}: `)
    // The editor closes the form by itself a moment later: it is left whole.
    await form.closed()
    const expected = before.replace(
      `"es": ${JSON.stringify(leaf.text)}`,
      `"es": ${JSON.stringify(text)}`,
    )
    expect(expected).not.toBe(before)
    expect(editor.text(file)).toBe(expected)
  })
