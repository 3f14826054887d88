import {expect, test} from "@playwright/test"
import {languages} from "../src/i18n/languages"
import {readBuild} from "../tools/oldest-browsers/build"
import {findBeyond, readReviewed, reviewFaults} from "../tools/oldest-browsers/review"
import {templates} from "./support/screens"

// One worker, one after another: the build is read once.
test.describe.configure({mode: "default"})

const plain = ["index.html", "404.html", "logout/index.html"]

/** One page of each screen in each language, read with all scripts and style sheets of the build. */
const readShipped = () =>
  readBuild("public", [
    ...plain,
    ...languages.flatMap(language =>
      templates.map(({route}) => `${language}/${route()}index.html`),
    ),
  ])

let shipped: ReturnType<typeof readShipped>

test.beforeAll(() => {
  shipped = readShipped()
})

test("the oldest browsers read the syntax of every script @nightly", () => {
  expect(shipped.unreadable).toEqual([])
  expect(shipped.parts.length).toBeGreaterThan(plain.length)
})

test("what some of the oldest browsers lack is known to do no harm @nightly", () => {
  const faults = reviewFaults(findBeyond(shipped), readReviewed())
  expect(faults, "docs/testing.md says what to do: The oldest browsers").toEqual([])
})
