import {replacePart} from "./document"

const document =
  "# Speed\n\n<!-- bench: begin -->\n\nold\n\n<!-- bench: end -->\n\nWritten by hand.\n"

it("replaces its part and nothing else", () => {
  const once = replacePart(document, "bench", "new")
  expect(once).toBe(document.replace("old", "new"))
  expect(replacePart(once, "bench", "new")).toBe(once)
})

it("names the marks that are missing", () => {
  expect(() => replacePart(document, "scale", "new")).toThrow("<!-- scale: begin -->")
})
