import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {codeVersion, forgetOtherCode, rememberCode} from "./code-version"

let folder = ""
const compile = (code: string) =>
  writeFile(path.join(folder, ".cache/compiled/gatsby-node.js"), code)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "code-"))
  await mkdir(path.join(folder, ".cache/compiled"), {recursive: true})
})
afterEach(() => rm(folder, {recursive: true}))

/** What stands for Gatsby: a store with the statuses of plugins, and the action that sets them. */
const gatsby = () => {
  const status: {PLUGINS_HASH: string; plugins: Record<string, object>} = {
    PLUGINS_HASH: "abc",
    plugins: {},
  }
  const store = {
    getState: () => ({status}),
    dispatch: ({type, payload}: {type: string; payload: string}) => {
      if (type === "UPDATE_PLUGINS_HASH") status.PLUGINS_HASH = payload
    },
  }
  const actions = {
    setPluginStatus: (value: object) => {
      status.plugins["default-site-plugin"] = value
    },
  }
  return {status, store: store as never, actions: actions as never}
}

it("is another with other code and in another year", async () => {
  await compile("price => price")
  const version = await codeVersion(folder, 2026)
  expect(version).toMatch(/^[0-9a-f]{20}$/)
  expect(await codeVersion(folder, 2026)).toBe(version)
  expect(await codeVersion(folder, 2027)).not.toBe(version)
  await compile("price => price * 2")
  expect(await codeVersion(folder, 2026)).not.toBe(version)
})

it("clears Gatsby's memory where other code has filled it, and not where the same has", () => {
  const {status, store, actions} = gatsby()
  expect(forgetOtherCode(store, "1")).toBe(true)
  expect(status.PLUGINS_HASH).toBe("")
  status.PLUGINS_HASH = "abc"
  rememberCode(actions, "1")
  expect(forgetOtherCode(store, "1")).toBe(false)
  expect(status.PLUGINS_HASH).toBe("abc")
  expect(forgetOtherCode(store, "2")).toBe(true)
  expect(status.PLUGINS_HASH).toBe("")
})
