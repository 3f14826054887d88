import path from "node:path"
import {createPages} from "./create-pages"

jest.mock("../publish/trip-search", () => ({writeTripSearch: async () => {}}))
jest.mock("../content/check-site", () => ({
  checkSite: async () => ({
    issues: [{file: "data/site.json", path: ["brand"], message: "expected a text; found nothing"}],
  }),
}))

const data = {
  allExperience: {nodes: [{slug: "salt"}]},
  allRegion: {nodes: [{slug: "coast"}]},
}

const {NODE_ENV} = process.env
afterEach(() => Object.assign(process.env, {NODE_ENV}))

/** Runs the hook on an answer of the query; tells what it asked of Gatsby. */
const run = async (answer: object) => {
  const asked = {pages: [] as object[], messages: [] as string[]}
  const hook = createPages as (asked: object) => Promise<void>
  const tell = (message: string) => asked.messages.push(message)
  await hook({
    actions: {createPage: (page: object) => asked.pages.push(page)},
    graphql: async () => answer,
    reporter: {error: tell, panic: tell},
  })
  return asked
}

it("makes the pages from their templates", async () => {
  const {pages, messages} = await run({data})
  expect(messages).toEqual([])
  expect(pages).toContainEqual({
    path: "/es/experiences/salt/",
    component: path.resolve("src/templates/experience.tsx"),
    context: expect.objectContaining({slug: "salt"}),
  })
})

it("tells of issues in development", async () => {
  Object.assign(process.env, {NODE_ENV: "development"})
  const {messages} = await run({data})
  expect(messages).toEqual([expect.stringContaining("data/site.json → brand: expected a text")])
})

it("ends where the slugs cannot be found", async () => {
  await expect(run({errors: [{message: "no such field"}]})).rejects.toThrow("no such field")
})
