import {existsSync, readFileSync} from "node:fs"
import {filesIn} from "../../gatsby/files/files-in"
import {expect, test} from "../support/test"

/** What every script of the editor has, by the name of what it is made of. */
const mark = /sveltia/i

test("a build without GATSBY_EDITOR has no byte of the editor, and tells nobody of one", async ({
  request,
}) => {
  expect(existsSync("public/editor")).toBe(false)
  expect((await request.get("/editor/")).status()).toBe(404)
  const texts = await filesIn("public", /\.(html|js|css|json|txt|xml|webmanifest)$/)
  expect(texts.length).toBeGreaterThan(0)
  const naming = texts.filter(file => mark.test(readFileSync(file, "utf8")))
  expect(naming).toEqual([])
  for (const file of ["sitemap.xml", "llms.txt", "robots.txt"])
    expect(readFileSync(`public/${file}`, "utf8")).not.toContain("/editor")
})
