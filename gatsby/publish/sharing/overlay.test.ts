import {sharingOverlay, wrap} from "./overlay"

const linesOf = (svg: string) =>
  [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map(([, text]) => text)

describe("sharingOverlay", () => {
  it("shows title, line and brand", () => {
    const svg = sharingOverlay({
      title: "Days in the Amazon",
      line: "4 days · from €1,400",
      brand: "Entre Raíces",
    })
    expect(linesOf(svg).join(" ")).toBe("Days in the Amazon")
    expect(svg).toContain("4 days · from €1,400")
    expect(svg).toContain("Entre Raíces")
  })

  it("breaks a title of 90 characters into at most three lines, losing nothing", () => {
    const title =
      "Twelve days between Bogotá, the coffee slopes, Medellín and the sea walls of Cartagena now"
    const lines = linesOf(sharingOverlay({title, line: "", brand: ""}))
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(lines.join(" ")).toBe(title)
  })

  it("is inert to markup in a title", () => {
    const svg = sharingOverlay({title: "<script>&", line: '"', brand: "'"})
    expect(svg).not.toContain("<script>")
  })
})

describe("wrap", () => {
  it("keeps a word that is longer than a line whole", () => {
    expect(wrap("a Departamentalmente b", 5)).toEqual(["a", "Departamentalmente", "b"])
  })
})
