import {checkFormerSlugs} from "./check-former-slugs"
import {checkSlugs} from "./check-slugs"
import {formatFault} from "./fault"

const folder = (name: string, slug: unknown = name) => ({folder: name, file: `${name}.json`, slug})

it("takes a folder whose file has its name, and leaves to the shape what is no text", () => {
  expect(
    checkSlugs([folder("cali"), folder("bay"), folder("odd", 7), folder("none", null)]),
  ).toEqual([])
  expect(checkSlugs([folder("odd", 7), folder("other", 7)])).toEqual([])
})

it("names a slug that is not its folder's, and one that two files have", () => {
  const faults = checkSlugs([folder("cali"), folder("salsa", "cali"), folder("bay", "sea")])
  expect(faults.map(formatFault)).toEqual([
    'salsa.json → slug: found "cali", expected "salsa", the name of its folder',
    'bay.json → slug: found "sea", expected "bay", the name of its folder',
    'salsa.json → slug: found "cali", which cali.json has already, expected a slug of its own',
  ])
})

describe("former slugs", () => {
  const faults = (trips: Parameters<typeof checkFormerSlugs>[0]) =>
    checkFormerSlugs(trips).map(formatFault)
  const fault = (slug: string, place: number, former: string, owner: string) =>
    `data/experiences/${slug}/experience.json → formerSlugs[${place}]: found "${former}", an address of data/experiences/${owner}/experience.json, expected a slug that no trip has, and that one trip had`

  it("may be several of a trip, and none", () => {
    expect(faults([{slug: "cali", formerSlugs: ["salsa", "dance"]}, {slug: "bay"}])).toEqual([])
  })

  it("are no trip's of today, no other trip's, and not its own twice", () => {
    expect(
      faults([
        {slug: "cali", formerSlugs: ["salsa", "bay", "cali"]},
        {slug: "bay", formerSlugs: ["gulf", "gulf", "salsa"]},
      ]),
    ).toEqual([
      fault("cali", 1, "bay", "bay"),
      fault("cali", 2, "cali", "cali"),
      fault("bay", 1, "gulf", "bay"),
      fault("bay", 2, "salsa", "cali"),
    ])
  })
})
