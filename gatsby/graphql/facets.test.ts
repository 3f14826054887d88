import {loadContent} from "../content/load-content"
import {planFacets} from "./facets"

const plan = async (change: (price: number) => number = price => price) => {
  const {content} = await loadContent(process.cwd())
  if (!content) throw new Error("The project's content has faults")
  const {experiences, catalogue, regions, activities} = content
  const facets = planFacets({
    experiences: experiences.map(experience => ({...experience, price: change(experience.price)})),
    groups: catalogue.groups.map(({key, title}) => ({key, name: title})),
    regions: regions.map(({slug, name}) => ({key: slug, name})),
    activities: activities.activities,
    language: "es",
  })
  return (name: string) => facets.find(facet => facet.name === name)?.choices ?? []
}

describe("planFacets", () => {
  it("has every length, region, activity and month of the project, in the language", async () => {
    const choices = await plan()
    expect(choices("length")[0]).toEqual({key: "9-days", label: "9+ días en Colombia"})
    expect(choices("region")).toContainEqual({key: "amazon", label: "Amazonas"})
    expect(choices("activity")).toHaveLength(6)
    expect(choices("month")[0]).toEqual({key: "1", label: "Enero"})
    expect(choices("month")).toHaveLength(12)
  })

  it("offers budgets that divide the experiences", async () => {
    const choices = await plan()
    expect(choices("price").map(({key}) => key)).toEqual([
      "100",
      "150",
      "250",
      "500",
      "750",
      "1000",
      "1500",
      "2500",
    ])
  })

  it("follows a change of prices", async () => {
    const choices = await plan(() => 80)
    expect(choices("price")).toEqual([])
  })
})
