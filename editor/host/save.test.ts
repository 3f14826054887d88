import {existsSync, readdirSync, watch} from "fs"
import {mkdir, readdir, readFile, stat} from "fs/promises"
import path from "path"
import {makePicture, makeSmallSite} from "../../gatsby/content/testing/small-site"
import {contentReader} from "./content-files"
import {saveChanges} from "./save"

const encode = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

const setUp = async () => {
  const site = await makeSmallSite()
  const reader = contentReader(site.root)
  const files = await reader.list()
  const trip = files.find(({path}) => /^data\/experiences\/.*\.json$/.test(path))?.path ?? ""
  const read = async (file: string) => JSON.parse(await readFile(site.at(file), "utf8"))
  const save = async (additions: Record<string, Buffer>, deletions: string[] = []) =>
    saveChanges(site.root, {additions: new Map(Object.entries(additions)), deletions})
  return {site, reader, trip, read, save}
}

it("writes the bytes that it is given, and says what it did", async () => {
  const {site, trip, read, save} = await setUp()
  const value = {...(await read(trip)), price: 123}
  expect(await save({[trip]: encode(value)})).toEqual([expect.stringContaining(`${trip}: `)])
  expect(await readFile(site.at(trip))).toEqual(encode(value))
})

it("brings a new folder whole, as a watcher loses what comes into one that it is listing", async () => {
  const {site, trip, read, save} = await setUp()
  const folder = site.at("data/experiences/night-owls")
  const seen: string[][] = []
  const watcher = watch(path.dirname(folder), (_, name) => {
    if (name === path.basename(folder) && existsSync(folder)) seen.push(readdirSync(folder).sort())
  })
  const names = ["experience.json", "other.jpg"]
  const {title, ...rest} = await read(trip)
  await save({
    "data/experiences/night-owls/other.jpg": await makePicture(1700),
    "data/experiences/night-owls/experience.json": encode({
      ...JSON.parse(JSON.stringify(rest).replaceAll(rest.slug, "night-owls")),
      title: {en: `${title.en} owls`, es: `${title.es} búhos`},
      code: "OWLS",
      image: "./other.jpg",
      formerSlugs: undefined,
    }),
  })
  await expect(readdir(folder)).resolves.toEqual(names)
  await new Promise(resolve => setTimeout(resolve, 100))
  watcher.close()
  expect(seen.length).toBeGreaterThan(0)
  for (const list of seen) expect(list).toEqual(names)
})

it("refuses what the contract refuses, and leaves every file as it was", async () => {
  const {site, trip, read, save, reader} = await setUp()
  const before = await reader.list()
  const other = "data/site.json"
  const bad = encode({...(await read(trip)), price: "400"})
  await expect(save({[other]: encode(await read(other)), [trip]: bad})).rejects.toThrow(
    `→ Price: found "400", expected a whole number of euros`,
  )
  expect(await reader.list()).toEqual(before)
  expect((await site.load()).faults).toEqual([])
})

it("leaves every file as it was where the disk refuses one", async () => {
  const {site, trip, read, save, reader} = await setUp()
  const other = "data/site.json"
  const before = await reader.list()
  const name = path.basename(trip)
  await mkdir(path.join(path.dirname(site.at(trip)), `.${name}.unfinished`))
  const changed = encode({...(await read(other)), copyrightFrom: 2020})
  await expect(save({[other]: changed, [trip]: encode(await read(trip))})).rejects.toThrow(
    `The disk refuses ${trip} (EISDIR)`,
  )
  expect(await reader.list()).toEqual(before)
  expect(await readdir(site.at("data"))).not.toContain(".site.json.unfinished")
})

it("leaves nothing aside where a folder stands in the place of a file", async () => {
  const {site, trip, save} = await setUp()
  const folder = path.dirname(trip)
  const poster = await makePicture(1700, 1000)
  await mkdir(site.at(`${folder}/new.jpg`))
  await expect(save({[`${folder}/new.jpg`]: poster})).rejects.toThrow("The disk refuses")
  expect((await readdir(site.at(folder))).filter(name => name.startsWith("."))).toEqual([])
})

it("leaves no link to a folder in the cache, which Gatsby empties by following links", async () => {
  const {site, trip, read, save} = await setUp()
  await save({[trip]: encode({...(await read(trip)), price: 322})})
  const stage = site.at(".cache/editor/stage")
  const found = await readdir(stage, {recursive: true, withFileTypes: true})
  const links = found.filter(entry => entry.isSymbolicLink())
  expect(links.length).toBeGreaterThan(0)
  for (const {parentPath, name} of links)
    expect((await stat(path.join(parentPath, name))).isFile()).toBe(true)
})

it("does not mind faults that were there before", async () => {
  const {site, trip, read, save} = await setUp()
  await site.edit("data/site.json", value => {
    value.email = "nobody"
  })
  await save({[trip]: encode({...(await read(trip)), price: 321})})
  expect((await read(trip)).price).toBe(321)
})

it("refuses a picture that is none", async () => {
  const {trip, save} = await setUp()
  const banner = trip.replace("experience.json", "banner.jpg")
  await expect(save({[banner]: Buffer.from("no picture")})).rejects.toThrow(
    /banner\.jpg".*cannot be read/,
  )
  await save({[banner]: await makePicture(1700)})
})

it("removes a folder with its last file, unless something names it", async () => {
  const {trip, read, save, reader} = await setUp()
  const folder = trip.replace("experience.json", "")
  const all = (await reader.list()).map(({path}) => path).filter(path => path.startsWith(folder))
  const {slug} = await read(trip)
  const catalogue = "data/pages/catalogue.json"
  const isNamed = JSON.stringify(await read(catalogue)).includes(`"${slug}"`)
  const removal = save({}, all)
  if (isNamed) await expect(removal).rejects.toThrow(`"${slug}"`)
  else expect(await removal).toContain(`${trip}: removed`)
})

it("writes and removes nothing outside the content", async () => {
  const {save} = await setUp()
  for (const place of [
    "../secret.json",
    "data/../package.json",
    "src/index.ts",
    "data/.hidden.json",
    "/etc/x.json",
  ]) {
    await expect(save({[place]: encode({})})).rejects.toThrow("a place outside the content")
    await expect(save({}, [place])).rejects.toThrow("a place outside the content")
  }
})
