import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {countNames, namesIn, shortClassNames} from "./class-names"

const firstNames = (count: number, taken: string[] = []) => {
  const names = countNames(new Set(taken))
  return Array.from({length: count}, () => names.next().value)
}

describe("countNames", () => {
  it("begins with the shortest", () => {
    const names = firstNames(30)
    expect(names.slice(0, 3)).toEqual(["a", "b", "c"])
    expect(names.slice(25)).toEqual(["z", "aa", "ab", "ac", "ae"])
  })

  it("gives different names that a style sheet can hold, none of them like an advertisement’s", () => {
    const names = firstNames(2000)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^(?!ad)[a-z][a-z0-9]*$/)
  })

  it("leaves out names that are taken", () => {
    expect(firstNames(3, ["a", "c"])).toEqual(["b", "d", "e"])
  })
})

describe("namesIn", () => {
  it("finds classes, ids and key frames at any depth", () => {
    const sheet = `
      .card:not(.open) > #top { .inner { animation: turn 1s } }
      @keyframes turn { to { rotate: 1turn } }
      @media (width > 40rem) { .wide { composes: base } }
      .dots :global(.swiper-dot)::after {}`
    const names = ["card", "dots", "inner", "open", "swiper-dot", "top", "turn", "wide"]
    expect(namesIn(sheet)).toEqual(names)
  })

  it("takes no number, text, comment or address for a name", () => {
    const sheet = `
      /* .comment */
      a { margin: .5rem 1.5em; content: ".text \\" .more"; background: url(./poster.jpg) }`
    expect(namesIn(sheet)).toEqual([])
  })
})

describe("shortClassNames", () => {
  let folder: string
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "class-names-"))
    await mkdir(path.join(folder, "deep"))
    await write("deep/card.module.css", ".title {} .card {}")
    await write("page.module.css", ".title {}")
    await write("global.css", ".b {} .hidden {}")
  })

  afterEach(() => rm(folder, {recursive: true}))

  const shorten = async (names: [string, string][]) => {
    const short = await shortClassNames(folder)
    return names.map(([file, name]) => short.of(path.join(folder, file), name))
  }

  it("names each class of each sheet, and keeps clear of global ones", async () => {
    const names = await shorten([
      ["deep/card.module.css", "card"],
      ["deep/card.module.css", "title"],
      ["page.module.css", "title"],
    ])
    expect(names).toEqual(["a", "c", "d"])
  })

  it("has a version that changes with the names and with nothing else", async () => {
    const {version} = await shortClassNames(folder)
    await write("page.module.css", "/* changed */ .title {color: red}")
    expect(await shortClassNames(folder)).toMatchObject({version})
    await write("page.module.css", ".title {} .a {}")
    expect((await shortClassNames(folder)).version).not.toBe(version)
  })

  it("says which sheet lacks a name", async () => {
    await expect(shorten([["page.module.css", "card"]])).rejects.toThrow(
      'page.module.css: no short name for "card"',
    )
  })
})
