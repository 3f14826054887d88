import {buildContent} from "./build-content"
import {loadContent} from "./load-content"

jest.mock("./load-content", () => ({loadContent: jest.fn(async () => ({faults: []}))}))

const {NODE_ENV} = process.env
const setMode = (mode: string | undefined) => Object.assign(process.env, {NODE_ENV: mode})

afterEach(() => setMode(NODE_ENV))

it("reads anew each time while developing, and once for all hooks of a build", async () => {
  setMode("development")
  const edited = await buildContent("/project")
  expect(await buildContent("/project")).not.toBe(edited)
  expect(loadContent).toHaveBeenCalledTimes(2)
  setMode("production")
  const built = await buildContent("/project")
  expect(await buildContent("/project")).toBe(built)
  expect(loadContent).toHaveBeenCalledTimes(3)
  expect(loadContent).toHaveBeenCalledWith("/project")
})
