import config from "../../../gatsby-config"

declare const loadedOnce: NodeJS.Require

/** Gatsby's own check of a configuration, of the version that is installed. */
const {gatsbyConfigSchema} = loadedOnce("gatsby/dist/joi-schemas/joi")

it("gives Gatsby an adapter, so that it installs none, and has it do nothing", async () => {
  const {adapter} = config
  expect(gatsbyConfigSchema.validate({adapter}).error).toBeUndefined()
  expect(Object.keys(adapter ?? {}).sort()).toEqual(["adapt", "name"])
  expect(await adapter?.adapt({} as never)).toBeUndefined()
})
