import {execFileSync} from "child_process"
import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {planPages} from "../pages/plan-pages"
import {lastChangeOf, lastChanges} from "./last-changes"
import {sitemap} from "./sitemap"

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "history-"))
})
afterEach(() => rm(root, {recursive: true}))

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@a.example", ...args])

const commit = async (file: string, text: string, day: string) => {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true})
  await writeFile(path.join(root, file), text)
  git(root, "add", "-A")
  const date = `${day}T12:00:00Z`
  execFileSync("git", ["-C", root, "commit", "-qm", "change"], {
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@a.example",
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@a.example",
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  })
}

const pages = planPages({
  experiences: [{slug: "cali", group: "3-days", price: 300, regions: ["cali"]}],
  regions: [{slug: "cali", latitude: 3, longitude: -76}],
})
const pageAt = (at: string) => pages.find(page => page.path === at) as (typeof pages)[number]

it("gives each page the day of its own content's last change, pictures included", async () => {
  git(root, "init", "-q")
  await commit("data/experiences/cali/experience.json", "1", "2026-01-01")
  await commit("data/regions/cali/region.json", "1", "2026-02-02")
  await commit("data/experiences/cali/banner.jpg", "1", "2026-03-03")
  await commit("src/page.tsx", "1", "2026-04-04")
  const changes = await lastChanges(root)
  expect(lastChangeOf(pageAt("/en/experiences/cali/"), changes)).toBe("2026-03-03")
  expect(lastChangeOf(pageAt("/es/destinations/cali/"), changes)).toBe("2026-02-02")
  expect(lastChangeOf(pageAt("/en/about-us/"), changes)).toBeUndefined()
  const xml = sitemap(pages, "https://a.example", page => lastChangeOf(page, changes))
  expect(xml.match(/<lastmod>2026-03-03<\/lastmod>/g)).toHaveLength(2)
})

it("says nothing where git cannot tell", async () => {
  expect([...(await lastChanges(root))]).toEqual([])
  git(root, "init", "-q")
  await commit("data/site.json", "1", "2026-01-01")
  await commit("data/site.json", "2", "2026-01-02")
  const shallow = path.join(root, "shallow")
  git(root, "clone", "-q", "--depth", "1", `file://${root}`, shallow)
  expect([...(await lastChanges(root))]).toEqual([["data/site.json", "2026-01-02"]])
  expect([...(await lastChanges(shallow))]).toEqual([])
})
