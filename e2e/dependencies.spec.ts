import {readFileSync} from "node:fs"
import {expect, test} from "@playwright/test"
import {reportFolder} from "../gatsby/hooks/cache-files"
import {shippedPackages} from "../tools/dependencies/shipped"

test("every package whose code browsers get stands in the list of licences", () => {
  const list = readFileSync("docs/licences.md", "utf8")
  const missing = shippedPackages(reportFolder(".")).filter(name => !list.includes(`- ${name} `))
  expect(missing, "run npm run licences after a build").toEqual([])
})
