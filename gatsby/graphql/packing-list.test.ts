import {packingList} from "./packing-list"

const item = (key: string) => ({key, name: {en: key, es: key}})
const group = (key: string, ...items: string[]) => ({...item(key), items: items.map(item)})
const groups = [
  group("clothes", "hat", "shirt"),
  group("feet", "boots"),
  group("papers", "passport"),
]

it("groups and orders things as their list does, each once", () => {
  const list = packingList(groups, ["passport", "shirt", "hat", "shirt", "passport"])
  expect(list.map(({key, items}) => [key, ...items.map(thing => thing.key)])).toEqual([
    ["clothes", "hat", "shirt"],
    ["papers", "passport"],
  ])
})

it("has no group without a thing", () => {
  expect(packingList(groups, [])).toEqual([])
})
