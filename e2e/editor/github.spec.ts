import {readFileSync} from "node:fs"
import {mkdtemp} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import type {Page} from "@playwright/test"
import {publishEditor} from "../../editor/publish"
import {readEnvironment} from "../../gatsby/environment/environment"
import {filesIn} from "../../gatsby/files/files-in"
import {test as base, expect} from "../support/test"
import {formOf} from "./support/form"
import {type GitMemory, gitMemory} from "./support/git-memory"
import {githubStandIn} from "./support/github"
import {serveBuild} from "./support/serve-build"

const origin = "https://dev.house.test"
const trip = "data/experiences"

type StandIn = ReturnType<typeof githubStandIn>

const test = base.extend<{git: GitMemory; github: StandIn}, {build: string}>({
  viewport: {width: 1280, height: 1000},
  build: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
    async ({}, use) => {
      const build = await mkdtemp(path.join(os.tmpdir(), "build-"))
      const settings = {GATSBY_EDITOR: "github", GATSBY_EDITOR_REPO: "house/site"}
      await publishEditor(process.cwd(), build, readEnvironment(settings))
      await use(build)
    },
    {scope: "worker"},
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
  git: async ({}, use) => {
    const found = await Promise.all(
      ["data", "locales"].map(folder => filesIn(folder, /\.(json|jpe?g|png|webp)$/)),
    )
    await use(gitMemory(new Map(found.flat().map(file => [file, readFileSync(file)]))))
  },
  github: async ({git}, use) => use(githubStandIn(git)),
  page: async ({page, build, github, allowed}, use) => {
    // Deployments and status pages are not answered here; the browser logs each such answer.
    allowed.push(
      /Failed to load resource|githubstatus|saving_failed|status: 401|can escape its sandboxing/,
    )
    await serveBuild(page, origin, build)
    await page.route("https://api.github.com/**", async route => {
      const request = route.request()
      const {status, body, type} = github.answer({
        method: request.method(),
        path: new URL(request.url()).pathname,
        body: request.postData() ?? "",
        authorization: (await request.allHeaders()).authorization,
      })
      return route.fulfill({
        status,
        body,
        contentType: type,
        headers: {"Access-Control-Allow-Origin": "*"},
      })
    })
    await page.goto(`${origin}/editor/`)
    await page.getByRole("button", {name: "Sign In Using Access Token"}).click()
    await page.getByLabel("Personal Access Token").fill(github.faults.token)
    await page.getByRole("alertdialog").getByRole("button", {name: "Sign In"}).click()
    await expect(page.getByRole("treeitem", {name: "Experiences"})).toBeVisible()
    await use(page)
  },
})

const someTrip = ({branch, main}: GitMemory) =>
  [...branch(main).tree.keys()].find(file => file.startsWith(trip) && file.endsWith(".json")) ?? ""

const openTrip = async (page: Page, file: string) => {
  const [, place] = /^data\/experiences\/(.*)\.json$/.exec(file) ?? []
  await page.goto(`${origin}/editor/#/collections/experiences/entries/${place}`)
  return formOf(page)
}

const textIn = (git: GitMemory, branch: string, file: string) =>
  git.branch(branch).tree.get(file)?.toString() ?? ""

/** The text of a trip's file with another price, a little above. */
const withPrice = (text: string, more: number) => {
  const price = JSON.parse(text).price + more
  return {price: String(price), text: text.replace(/"price": \d+/, `"price": ${price}`)}
}

/** Saves another price as a draft and sends it for review. */
const sendPrice = async (page: Page, git: GitMemory) => {
  const file = someTrip(git)
  const form = await openTrip(page, file)
  await form.fill("price", withPrice(textIn(git, git.main, file), 1).price)
  await form.save()
  await page.getByRole("button", {name: "Send for Review"}).click()
  await expect.poll(() => git.pulls[0]?.labels.join()).toMatch(/review/)
  // The form closes by itself.
  await expect(page.getByRole("button", {name: "Create New Entry"})).toBeVisible()
  return file
}

/** Marks the entry as ready, and publishes it. */
const publish = async (page: Page, file: string) => {
  await openTrip(page, file)
  await page.getByRole("button", {name: /Status/}).click()
  await page.getByRole("menuitemradio", {name: "Ready"}).click()
  await page.getByRole("button", {name: "Publish Entry"}).click()
  await page.getByRole("alertdialog").getByRole("button", {name: "Publish"}).click()
}

test("a save is a draft, is sent for review, and is published", async ({page, git}) => {
  const before = textIn(git, git.main, someTrip(git))
  const {text: after} = withPrice(before, 1)
  const file = await sendPrice(page, git)
  expect(textIn(git, git.pulls[0]?.branch ?? "", file)).toBe(after)
  expect(textIn(git, git.main, file)).toBe(before)
  await expect(page.getByText(/available on mobile/), "the framework's own news").toHaveCount(0)
  await publish(page, file)
  await expect.poll(() => textIn(git, git.main, file)).toBe(after)
  expect(git.pulls[0]?.state).toBe("merged")
})

test("a draft that another change has overtaken is not published", async ({page, git, allowed}) => {
  allowed.push(/Server responded with an error/)
  const file = await sendPrice(page, git)
  const {text: other} = withPrice(textIn(git, git.main, file), 2)
  git.commit(git.main, new Map([[file, Buffer.from(other)]]))
  await publish(page, file)
  await expect(page.getByText("Couldn’t publish the entry.")).toBeVisible()
  expect(textIn(git, git.main, file)).toBe(other)
  expect(git.pulls[0]?.state).toBe("open")
})

test("an expired token is told, and what was typed stays", async ({page, git, github, allowed}) => {
  // Pictures of the form that are asked for after the token has expired have no bytes.
  allowed.push(/Failed to decode image/)
  const file = someTrip(git)
  const {price} = withPrice(textIn(git, git.main, file), 1)
  const form = await openTrip(page, file)
  await form.fill("price", price)
  github.faults.token = "renewed"
  await form.save()
  await expect(form.refusal).toContainText("Bad credentials")
  await form.understood()
  await expect(form.input("price")).toHaveValue(price)
  expect(git.pulls).toEqual([])
})

test("what the contract refuses never leaves the browser", async ({page, git}) => {
  const form = await openTrip(page, someTrip(git))
  await form.fill("description.en", "Come **along.")
  await form.save()
  await expect(form.faults).toContainText("Description › English: found")
  expect([...git.branches.keys()]).toEqual([git.main])
})
