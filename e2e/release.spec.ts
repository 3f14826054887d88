import {existsSync, rmSync} from "node:fs"
import path from "node:path"
import {expect, test} from "@playwright/test"
import {publishEditor} from "../editor/publish"
import {readEnvironment} from "../gatsby/environment/environment"
import {finish, hashedFileOf, killAt, Releases} from "./support/releases"
import {experiences, pages as planned} from "./support/site"

test.describe.configure({mode: "parallel"})

let releases: Releases
test.beforeEach(() => {
  releases = new Releases()
})
test.afterEach(() => rmSync(releases.folder, {recursive: true, force: true}))

const finished = () => releases.entries().filter(name => /^\d{8}T\d{6}Z(-\d+)?$/.test(name))

test("a run that is killed at any moment leaves one whole release in service @nightly", async () => {
  expect((await releases.run("v0")).code).toBe(0)
  const {pages} = releases.served()
  expect(pages).toBeGreaterThan(planned.length)
  const moments = [
    ["build", 0],
    ["build", 250],
    ["copy", 0],
    ["copy", 60],
    ["check", 0],
    ["check", 500],
    ["check", 1000],
    ["keep", 0],
    ["keep", 30],
    ["switch", 0],
    ["switch", 5],
    ["tidy", 0],
  ] as const
  let before = "v0"
  for (const [index, [step, milliseconds]] of moments.entries()) {
    const attempt = `v${index + 1}`
    const missing: unknown[] = []
    const watch = setInterval(() => {
      if (!existsSync(path.join(releases.live, "en/index.html"))) missing.push(step)
    }, 1)
    await killAt(releases.start(attempt), step, milliseconds)
    clearInterval(watch)
    expect(missing, `${step} +${milliseconds} ms`).toEqual([])
    const served = releases.served()
    expect(served.pages, `${step} +${milliseconds} ms`).toBe(pages)
    expect(served.versions, `${step} +${milliseconds} ms`).toHaveLength(1)
    expect([before, attempt]).toContain(served.versions[0])
    before = served.versions[0] ?? ""
  }
  expect((await releases.run("last")).code).toBe(0)
  expect(releases.served()).toEqual({pages, versions: ["last"]})
  // Nothing is left of the runs that were killed.
  expect(releases.entries().filter(name => name.startsWith("."))).toEqual([])
})

test("a build that fails, and one that breaks a link or loses a page, never go live", async () => {
  await releases.run("good")
  const failing = [
    ["false", "The build failed"],
    [
      'sed -i \'s#href="/en/about-us/"#href="/en/about-them/"#\' $OUT/en/index.html',
      "/en/ → /en/about-them/: no such page or file",
    ],
    [
      `rm $OUT/es/experiences/${experiences[0]?.slug}/index.html`,
      `/es/experiences/${experiences[0]?.slug}/: expected a page, found none`,
    ],
    ["mkdir $OUT/draft && cp $OUT/index.html $OUT/draft/", "/draft/: a page that nothing planned"],
  ] as const
  for (const [build, message] of failing) {
    const run = await releases.run("bad", {build})
    expect(run.output).toContain(message)
    expect(run.output).toContain("the live site is as it was")
    expect(run.code).toBe(1)
    expect(releases.served().versions).toEqual(["good"])
  }
  expect(finished()).toHaveLength(1)
})

test("a build with the editor goes live where its settings ask for it, and nowhere else", async () => {
  const settings = {GATSBY_EDITOR: "github", GATSBY_EDITOR_REPO: "house/site"}
  const editor = path.join(releases.folder, "with-editor")
  await publishEditor(process.cwd(), editor, readEnvironment(settings))
  const build = `cp -r ${editor}/editor $OUT/`
  const stray = await releases.run("stray", {build, settings: {GATSBY_EDITOR: ""}})
  expect(stray.output).toContain("/editor/: the editor, which the settings of this release do not")
  expect(finished()).toEqual([])
  const missing = await releases.run("missing", {settings})
  expect(missing.output).toContain("/editor/: expected a page, found none")
  const {code, output} = await releases.run("edited", {build, settings})
  expect(code, output).toBe(0)
  expect(existsSync(path.join(releases.live, "editor/index.html"))).toBe(true)
})

test("three releases are kept, and each step back is one command @nightly", async () => {
  for (const version of ["v1", "v2", "v3", "v4"]) expect((await releases.run(version)).code).toBe(0)
  expect(finished()).toHaveLength(3)
  expect((await releases.run("", {command: "list"})).output.trim().split("\n")[0]).toMatch(
    / {2}live$/,
  )

  expect((await releases.run("", {command: "rollback"})).code).toBe(0)
  expect(releases.served().versions).toEqual(["v3"])
  // Whoever opened the newer release still gets its files.
  expect(existsSync(path.join(releases.live, hashedFileOf("v4")))).toBe(true)
  await releases.run("", {command: "rollback"})
  expect(releases.served().versions).toEqual(["v2"])
  const tooFar = await releases.run("", {command: "rollback"})
  expect(tooFar.code).toBe(1)
  expect(tooFar.output).toContain("There is no release before")
  expect(releases.served().versions).toEqual(["v2"])
})

test("hashed files of former releases stay reachable for their time, and no longer @nightly", async () => {
  const reachable = (version: string) => existsSync(path.join(releases.live, hashedFileOf(version)))
  for (const version of ["v1", "v2", "v3", "v4", "v5"]) await releases.run(version)
  expect(["v1", "v2", "v3", "v4", "v5"].map(reachable)).toEqual([true, true, true, true, true])
  const age = "find releases/*/ -name 'release-*.js' -exec touch -d '-31 days' {} +"
  await finish(
    (await import("node:child_process")).spawn("bash", ["-c", age], {cwd: releases.folder}),
  )
  await releases.run("v6")
  // v5 left service a moment ago, the others long since.
  expect(["v1", "v4", "v5", "v6"].map(reachable)).toEqual([false, false, true, true])
})

test("two releases at once are refused @nightly", async () => {
  await releases.run("v1")
  const first = releases.start("v2")
  await new Promise(resolve => first.stdout?.once("data", resolve))
  const second = await releases.run("v3")
  expect(second.output).toContain("Another release is running")
  expect(second.code).toBe(1)
  expect((await finish(first)).code).toBe(0)
  expect(releases.served().versions).toEqual(["v2"])
})
