import {replacePart} from "./marked-part"

const document =
  "# Speed\n\n<!-- bench: begin -->\n\nold\n\n<!-- bench: end -->\n\nWritten by hand.\n"

it("replaces its part and nothing else", () => {
  const once = replacePart(document, "a.md", "bench", "new")
  expect(once).toBe(document.replace("old", "new"))
  expect(replacePart(once, "a.md", "bench", "new")).toBe(once)
})

it("names the document and the marks that are missing", () => {
  expect(() => replacePart(document, "a.md", "scale", "new")).toThrow(
    'a.md: expected the lines "<!-- scale: begin -->"',
  )
})
