import {mkdtemp} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {publishEditor} from "../../editor/publish"
import {readEnvironment} from "../../gatsby/environment/environment"
import {expect, test} from "../support/test"
import {serveBuild} from "./support/serve-build"

const house = "dev.house.test"
const signIn = "house.auth.eu-west-1.amazoncognito.com"

/** The settings of a build with a gate. */
const gated = {
  GATSBY_EDITOR: "github",
  GATSBY_EDITOR_REPO: "house/site",
  GATSBY_DEV_DOMAIN: house,
  GATSBY_COGNITO_USER_POOL_ID: "eu-west-1_AbCdEfGhI",
  GATSBY_COGNITO_CLIENT_ID: "1234567890abcdefghijklmnop",
  GATSBY_COGNITO_DOMAIN: signIn,
  GATSBY_COGNITO_IDENTITY_POOL_ID: "eu-west-1:00000000-0000-0000-0000-000000000000",
}

test("on a development host only who is signed in sees the editor @weekly", async ({
  page,
  allowed,
}) => {
  allowed.push(/./)
  const build = await mkdtemp(path.join(os.tmpdir(), "build-"))
  await publishEditor(process.cwd(), build, readEnvironment(gated))
  const asked: string[] = []
  await serveBuild(page, `https://${house}`, build)
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await page.route(`https://${signIn}/**`, route => route.fulfill({body: "the sign-in"}))
  await page.goto(`https://${house}/editor/`)
  await page.waitForURL(url => url.hostname === signIn)
  expect(asked).toContain("/editor/editor.js")
  expect(asked.filter(address => address.includes("settings"))).toEqual([])
})
