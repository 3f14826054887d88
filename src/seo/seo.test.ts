import {withBrand} from "./seo"

describe("withBrand", () => {
  it("adds the brand where both fit into 60 characters", () => {
    expect(withBrand("Salsa in Cali, 4 days", "Entre Raíces")).toBe(
      "Salsa in Cali, 4 days | Entre Raíces",
    )
  })

  it("leaves a long title as it is", () => {
    const title = "x".repeat(46)
    expect(withBrand(title, "Entre Raíces")).toBe(title)
    expect(withBrand("x".repeat(45), "Entre Raíces")).toHaveLength(60)
  })
})
