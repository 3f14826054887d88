import {watchDeletions} from "./deletions"

const trip = "data/experiences/cali/experience.json"
const commit = (deletions: {path: string}[]) => ({
  method: "POST",
  body: JSON.stringify({variables: {input: {fileChanges: {additions: [], deletions}}}}),
})

const {fetch} = globalThis
let deleted: string[]
let answer: object

/** A folder that takes out whatever it is told to. */
class Folder {
  constructor(readonly name: string) {}
  async removeEntry(_name: string) {}
}

beforeEach(() => {
  deleted = []
  answer = {data: {}}
  globalThis.fetch = async () => Response.json(answer)
  Object.assign(globalThis, {FileSystemDirectoryHandle: Folder})
  watchDeletions(file => deleted.push(file))
})
afterAll(() => {
  globalThis.fetch = fetch
})

it("tells of what a commit to GitHub deletes, and leaves the answer to be read", async () => {
  const response = await globalThis.fetch("https://api.github.com/graphql", commit([{path: trip}]))
  expect(await response.json()).toEqual({data: {}})
  expect(deleted).toEqual([trip])
})

it("tells of nothing where GitHub refuses the commit, or where none deletes", async () => {
  await globalThis.fetch("https://api.github.com/graphql", commit([]))
  answer = {errors: [{message: "The branch has moved"}]}
  await globalThis.fetch("https://api.github.com/graphql", commit([{path: trip}]))
  expect(deleted).toEqual([])
})

it("tells of what is taken out of a folder of this computer", async () => {
  await new Folder("cali").removeEntry("experience.json")
  expect(deleted).toContain(trip)
})
