import {createPages} from "./create-pages"

const loaded = jest.fn()

jest.mock("../content/build-content", () => ({buildContent: (root: string) => loaded(root)}))

const content = {
  experiences: [
    {slug: "salt", formerSlugs: ["pepper"], group: "1-day" as const, price: 60, regions: []},
  ],
  regions: [],
}

const {NODE_ENV} = process.env
afterEach(() => Object.assign(process.env, {NODE_ENV}))

/** Runs the hook on a load of the content; tells what it asked of Gatsby. */
const run = async (load: object) => {
  loaded.mockResolvedValueOnce({issues: [], ...load})
  const asked = {pages: [] as object[], redirects: [] as object[]}
  const errors: string[] = []
  const hook = createPages as (asked: object) => Promise<void>
  await hook({
    actions: {
      createPage: (page: object) => asked.pages.push(page),
      createRedirect: (redirect: object) => asked.redirects.push(redirect),
    },
    reporter: {error: (text: string) => errors.push(text)},
    store: {getState: () => ({program: {directory: "/project"}})},
  })
  return {...asked, errors}
}

const issue = {file: "data/site.json", path: ["brand"], message: "expected a text; found nothing"}

it("makes nothing of content that has never been sound, and says what is wrong with it", async () => {
  const {pages, redirects, errors} = await run({issues: [issue]})
  expect([...pages, ...redirects]).toEqual([])
  expect(errors).toEqual([expect.stringContaining("data/site.json → brand: expected a text")])
})

it("makes the pages of the plan from their templates", async () => {
  const {pages, errors} = await run({content})
  expect(loaded).toHaveBeenLastCalledWith("/project")
  expect(errors).toEqual([])
  expect(pages).toContainEqual({
    path: "/es/experiences/salt/",
    component: "/project/src/templates/experience.tsx",
    context: expect.objectContaining({language: "es", slug: "salt"}),
  })
})

it.each([
  ["development", true],
  ["production", false],
])(
  "redirects old addresses with and without their slash; in %s the browser does: %p",
  async (mode, inBrowser) => {
    Object.assign(process.env, {NODE_ENV: mode})
    const {redirects} = await run({content})
    for (const fromPath of ["/es/experiences/pepper/", "/es/experiences/pepper"])
      expect(redirects).toContainEqual({
        fromPath,
        toPath: "/es/experiences/salt/",
        isPermanent: true,
        redirectInBrowser: inBrowser,
      })
  },
)

it("keeps the pages of the last sound content while a mistake is being typed", async () => {
  const {pages: before} = await run({content})
  const {pages, errors} = await run({issues: [issue]})
  expect(pages).toEqual(before)
  expect(errors).toHaveLength(1)
})
