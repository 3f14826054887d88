import {cp, mkdir, rm, writeFile} from "fs/promises"
import path from "path"
import {scratchFolder} from "../files/testing/scratch-folder"
import {codeVersion, dropStaleCache, storeCodeVersion} from "./code-version"
import {stylesVersion} from "./styles-version"
import {beginRun, endRun, isUnfinished} from "./unfinished"

describe("code-version", () => {
  let folder = ""
  const compile = (code: string) =>
    writeFile(path.join(folder, ".cache/compiled/gatsby-node.js"), code)

  beforeEach(async () => {
    folder = await scratchFolder()
    await mkdir(path.join(folder, ".cache/compiled"), {recursive: true})
  })
  afterEach(() => rm(folder, {recursive: true}))

  /** Gatsby's own reducer, of the version that is installed; its actions load all of Gatsby. */
  const {statusReducer} = require("gatsby/dist/redux/reducers/status")
  const plugin = {name: "default-site-plugin"}

  /** A store with nothing but the statuses of plugins, and the action as a site's hook gets it. */
  const gatsby = () => {
    let status: {PLUGINS_HASH: string; plugins: Record<string, object>} = statusReducer(
      undefined,
      {},
    )
    const dispatch = (action: object) => {
      status = statusReducer(status, action)
    }
    return {
      dispatch,
      hash: () => status.PLUGINS_HASH,
      store: {getState: () => ({status}), dispatch} as never,
      actions: {
        setPluginStatus: (payload: object) =>
          dispatch({type: "SET_PLUGIN_STATUS", plugin, payload}),
      } as never,
    }
  }

  it("is another with other code, in another year and in another folder", async () => {
    await compile("price => price")
    const version = await codeVersion(folder, 2026)
    expect(version).toMatch(/^[0-9a-f]{20}$/)
    expect(await codeVersion(folder, 2026)).toBe(version)
    expect(await codeVersion(folder, 2027)).not.toBe(version)
    const moved = `${folder}-moved`
    await cp(folder, moved, {recursive: true})
    expect(await codeVersion(moved, 2026)).not.toBe(version)
    await rm(moved, {recursive: true})
    await compile("price => price * 2")
    expect(await codeVersion(folder, 2026)).not.toBe(version)
  })

  it("clears Gatsby's memory where other code has filled it, and not where the same has", () => {
    const {dispatch, hash, store, actions} = gatsby()
    const build = (version: string, isWhole = true) => {
      const isForgotten = dropStaleCache(store, version, isWhole)
      const seen = hash()
      dispatch({type: "UPDATE_PLUGINS_HASH", payload: "abc"})
      storeCodeVersion(actions, version)
      return [isForgotten, seen]
    }
    expect(build("1")).toEqual([true, ""])
    expect(build("1")).toEqual([false, "abc"])
    expect(build("2")).toEqual([true, ""])
    expect(build("2", false)).toEqual([true, ""])
    expect(build("2")).toEqual([false, "abc"])
  })
})

describe("styles", () => {
  let folder: string

  beforeEach(async () => {
    folder = await scratchFolder()
    await mkdir(path.join(folder, "deep"))
    await writeFile(path.join(folder, "deep/a.css"), "a {}")
  })

  afterEach(() => rm(folder, {recursive: true}))

  it("changes with a style sheet and with nothing else", async () => {
    const before = await stylesVersion(folder)
    await writeFile(path.join(folder, "deep/a.ts"), "export {}")
    expect(await stylesVersion(folder)).toBe(before)
    await writeFile(path.join(folder, "deep/a.css"), "b {}")
    expect(await stylesVersion(folder)).not.toBe(before)
  })
})

describe("an unfinished run", () => {
  it("tells a run that came to its end from one that did not, and from none", async () => {
    const folder = await scratchFolder()
    await mkdir(path.join(folder, ".cache"))
    expect(isUnfinished(folder)).toBe(false)
    await beginRun(folder)
    await beginRun(folder)
    expect(isUnfinished(folder)).toBe(true)
    await endRun(folder)
    expect(isUnfinished(folder)).toBe(false)
    await endRun(folder)
  })
})
