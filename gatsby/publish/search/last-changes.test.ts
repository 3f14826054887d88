import {execFileSync} from "child_process"
import {mkdir, rm, writeFile} from "fs/promises"
import path from "path"
import {scratchFolder} from "../../files/testing/scratch-folder"
import {planPages} from "../../pages/plan-pages"
import {lastChangeOf, lastChanges} from "./last-changes"
import {sitemap} from "./sitemap"

let root: string

beforeEach(async () => {
  root = await scratchFolder()
})
afterEach(() => rm(root, {recursive: true}))

const git = (folder: string, args: string[], env = {}) =>
  execFileSync(
    "git",
    ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@a.example", ...args],
    {env: {...process.env, ...env}, stdio: "pipe"},
  )

const commit = async (file: string, text: string, day: string) => {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true})
  await writeFile(path.join(root, file), text)
  git(root, ["add", "-A"])
  const date = `${day}T12:00:00Z`
  git(root, ["commit", "-qm", "change"], {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date})
}

const pages = planPages({
  experiences: [{slug: "cali"}],
  regions: [{slug: "cali"}],
})
const pageAt = (at: string) => pages.find(page => page.path === at) as (typeof pages)[number]

it("gives each page the day of its own content's last change, pictures included", async () => {
  git(root, ["init", "-q"])
  await commit("data/experiences/cali/experience.json", "1", "2026-01-01")
  await commit("data/regions/cali/region.json", "1", "2026-02-02")
  await commit("data/experiences/cali/banner.jpg", "1", "2026-03-03")
  await commit("src/page.tsx", "1", "2026-04-04")
  const {changes, silence} = await lastChanges(root)
  expect(silence).toBeUndefined()
  expect(lastChangeOf(pageAt("/en/experiences/cali/"), changes)).toBe("2026-03-03")
  expect(lastChangeOf(pageAt("/es/destinations/cali/"), changes)).toBe("2026-02-02")
  expect(lastChangeOf(pageAt("/en/about-us/"), changes)).toBeUndefined()
  const xml = sitemap(pages, "https://a.example", page => lastChangeOf(page, changes))
  expect(xml.match(/<lastmod>2026-03-03<\/lastmod>/g)).toHaveLength(2)
})

const days = async (folder: string) => [...(await lastChanges(folder)).changes]

it("says nothing where git cannot tell, and why", async () => {
  expect(await lastChanges(root)).toEqual({
    changes: new Map(),
    silence: expect.stringMatching(/^not a git repository/),
  })
  git(root, ["init", "-q"])
  expect((await lastChanges(root)).silence).toMatch(/does not have any commits/)
  await commit("data/site.json", "1", "2026-01-01")
  await commit("data/site.json", "2", "2026-01-02")
  const shallow = path.join(root, "shallow")
  git(root, ["clone", "-q", "--depth", "1", `file://${root}`, shallow])
  expect(await days(root)).toEqual([["data/site.json", "2026-01-02"]])
  expect(await lastChanges(shallow)).toEqual({
    changes: new Map(),
    silence: expect.stringContaining("shallow"),
  })
  git(root, ["rm", "-q", "--cached", "data/site.json"])
  git(root, ["checkout", "-q", "--orphan", "other"])
  git(root, ["commit", "-qm", "nothing", "--allow-empty"])
  expect((await lastChanges(root)).silence).toBe("git has no commit with a file in data")
})

it("reads the history of a checkout that is another user's", async () => {
  git(root, ["init", "-q"])
  await commit("data/site.json", "1", "2026-01-01")
  const before = {...process.env}
  // Whatever this machine trusts.
  process.env.GIT_CONFIG_GLOBAL = process.env.GIT_CONFIG_SYSTEM = "/dev/null"
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1"
  expect(() => git(root, ["log"])).toThrow("dubious ownership")
  expect(await days(root)).toEqual([["data/site.json", "2026-01-01"]])
  process.env = before
})

it("says so where there is no git", async () => {
  const {PATH} = process.env
  process.env.PATH = root
  expect((await lastChanges(root)).silence).toBe("there is no git")
  process.env.PATH = PATH
})
