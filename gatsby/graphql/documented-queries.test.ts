import {readFileSync} from "fs"
import {askSite} from "./testing/ask"

const page = readFileSync("docs/graphql.md", "utf8")
const queries = [...page.matchAll(/```graphql\n([^`]*)```/g)].map(([, query = ""]) => query)

/** Whether an answer holds anything: a filter may find nothing, or a slug may be gone. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && Object.values(value).every(isEmpty))

it.each(queries)("the content answers %s", async query => {
  expect(isEmpty(await askSite(process.cwd(), query))).toBe(false)
})
