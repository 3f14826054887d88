import fs from "fs"
import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {renamedTrips} from "./renamed-trips"

let root = ""
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "renamed-"))
})
afterEach(() => rm(root, {recursive: true}))

const write = async (slug: string, text: string) => {
  const folder = path.join(root, "data/experiences", slug)
  await mkdir(folder, {recursive: true})
  await writeFile(path.join(folder, "experience.json"), text)
}

it("tells hosts of trips that had another address, in the order of their slugs, whatever else is wrong", async () => {
  await write("walk", '{"formerSlugs": ["stroll"]}')
  await write("bay", '{"formerSlugs": ["gulf"], "price": -1}')
  await write("cali", "{}")
  await write("broken", "{")
  await mkdir(path.join(root, "data/experiences/empty"))
  const expected = [
    {slug: "bay", formerSlugs: ["gulf"]},
    {slug: "walk", formerSlugs: ["stroll"]},
  ]
  expect(renamedTrips(root)).toEqual(expected)
  // A disk may list folders in any order.
  const names = fs.readdirSync(path.join(root, "data/experiences")).reverse()
  const spy = jest.spyOn(fs, "readdirSync").mockReturnValue(names as never)
  expect(renamedTrips(root)).toEqual(expected)
  spy.mockRestore()
})

it("gives hosts nothing that is no slug, and leaves it to the contract to say so", async () => {
  await write("walk", JSON.stringify({formerSlugs: ["old-walk", 'x"; return 200 "', ":any", 7]}))
  await write("river", '{"formerSlugs": "old-river"}')
  await write("a b", '{"formerSlugs": ["old"]}')
  expect(renamedTrips(root)).toEqual([{slug: "walk", formerSlugs: ["old-walk"]}])
})
