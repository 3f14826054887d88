import {readFileSync, rmSync} from "node:fs"
import process from "node:process"
import {expect, test} from "@playwright/test"
import {hostingRules} from "../gatsby/publish/hosting/rules"
import {defaultLanguage} from "../src/i18n/languages"
import {loopback} from "../tools/deploy/nginx"
import {doSteps, missingRight, patience} from "./support/machine/machine"
import {readSteps} from "./support/machine/steps"

const bare = "entreraices.example"
const host = `www.${bare}`
const stranger = `other.${bare}`
const page = `/${defaultLanguage}/`

const steps = () =>
  readSteps(readFileSync("docs/deploy.md", "utf8"), "3. One machine with nginx", {
    "your-domain": bare,
    "<address of the repository>": "/stand-ins/repository",
  })

/** Of an earlier site. */
const moved = "/tours/old.html"
const gone = "/blog/"

/** What is asked once all steps are done, as curl takes it. */
const questions = {
  page: `-H 'Accept-Encoding: br, gzip' https://${host}${page}`,
  unknown: `https://${host}/nowhere/`,
  moved: `https://${host}${moved}?a=1`,
  gone: `https://${host}${gone}`,
  plain: `http://${host}${page}`,
  ...(loopback().length > 1 && {sixth: `-6 https://${host}${page}`}),
  bare: `https://${bare}${page}?a=1`,
  plainBare: `-L http://${bare}${page}`,
  stranger: `http://${stranger}${page}`,
  secureStranger: `https://${stranger}${page}`,
}

const skip = (reason: string) => {
  process.stdout.write(`SKIPPED: the steps of docs/deploy.md for one machine: ${reason}\n`)
  test.skip(true, reason)
}

// curl's own codes: https://curl.se/libcurl/c/libcurl-errors.html
const emptyReply = 52
const failedHandshake = 35

test("the steps for one machine with nginx, done as they stand, serve the site @nightly", async () => {
  test.setTimeout(patience + 60_000)
  const missing = missingRight()
  if (missing) return skip(missing)
  const run = await doSteps({
    steps: steps(),
    names: [host, bare, stranger],
    questions: Object.values(questions),
    redirects: [
      {from: moved, to: page},
      {from: gone, gone: true},
    ],
  })
  try {
    if (run.refusal) return skip(run.refusal)
    expect(run.code, run.output).toBe(0)
    // The first, a later one, and the timer's.
    expect(run.output.match(/ is live$/gm), run.output).toHaveLength(3)
    const answers = Object.fromEntries(
      Object.keys(questions).map((name, index) => [name, run.answers[index]]),
    )
    const of = (name: keyof typeof questions) => {
      const answer = answers[name]
      if (!answer) throw new Error(`no answer to ${questions[name]}:\n${run.output}`)
      return answer
    }

    // curl trusts the authority of the certificate alone, and compares the host's name.
    expect(of("page")).toMatchObject({failure: 0, status: "200", version: "2"})
    expect(of("page").bytes).toBeGreaterThan(1000)
    expect(of("page").headers["content-encoding"]).toEqual(["br"])
    if (questions.sixth)
      expect(of("sixth")).toMatchObject({failure: 0, status: "200", version: "2"})
    expect(of("unknown")).toMatchObject({failure: 0, status: "404"})
    expect(of("moved")).toMatchObject({status: "301", redirect: `https://${host}${page}?a=1`})
    expect(of("gone")).toMatchObject({failure: 0, status: "410"})
    for (const name of ["page", "unknown", "gone", "bare"] as const)
      for (const header of hostingRules.headers)
        expect(of(name).headers[header.name.toLowerCase()], name).toEqual([header.value])

    expect(of("plain")).toMatchObject({status: "301", redirect: `https://${host}${page}`})
    const moved = {failure: 0, status: "301", version: "2", redirect: `https://${host}${page}?a=1`}
    expect(of("bare")).toMatchObject(moved)
    expect(of("plainBare")).toMatchObject({failure: 0, status: "200"})

    expect(of("stranger").failure).toBe(emptyReply)
    expect(of("secureStranger").failure).toBe(failedHandshake)
  } finally {
    rmSync(run.folder, {recursive: true, force: true})
  }
})
