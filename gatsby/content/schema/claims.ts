import {z} from "zod"
import {file, object} from "./graphql"
import {date, expects, line, words} from "./text"

const claim = object("Claim", {
  file: z
    .string()
    .regex(/^data\/[\w/-]+\.json$/, expects("claim-file"))
    .describe("File of the text, such as data/pages/about.json."),
  field: line().describe("Path of the text without its language, such as cards[1].title."),
  done: words({max: 400}).describe("What is done, so that the words are true."),
  evidence: words({max: 400}).describe("Where it can be checked; or that there is none yet."),
  scope: words({max: 200}).describe("What it is true of: all trips, one lodge, an office."),
  date: date.describe("Day on which it was last checked, as YYYY-MM-DD."),
})

export const claimsSchema = file(
  "claims",
  "What stands behind words such as sustainable: data/claims.json.",
  {
    claims: z.array(claim).describe("Statements on nature or sustainability, each with its proof."),
  },
)
