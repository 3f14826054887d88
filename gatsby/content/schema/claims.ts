import {z} from "zod"
import {fileTypes} from "../file-types"
import {expects} from "./expects"
import {graphql} from "./graphql"
import {bilingual, line, schemaReference} from "./text"

const claim = z
  .strictObject({
    file: z
      .string()
      .regex(/^data\/[\w/-]+\.json$/, expects("claim-file"))
      .describe("File of the text, such as data/pages/about.json."),
    field: line().describe("Path of the text without its language, such as cards[1].title."),
    done: bilingual(line({max: 400})).describe("What is done, so that the words are true."),
    evidence: bilingual(line({max: 400})).describe(
      "Where it can be checked; or that there is none yet.",
    ),
    scope: bilingual(line({max: 200})).describe(
      "What it is true of: all trips, one lodge, an office.",
    ),
    date: z.iso.date(expects("date")).describe("Day on which it was last checked, as YYYY-MM-DD."),
  })
  .register(graphql, {type: "Claim"})

export const claimsSchema = z
  .strictObject({
    $schema: schemaReference,
    claims: z.array(claim).describe("Statements on nature or sustainability, each with its proof."),
  })
  .register(graphql, {
    type: fileTypes.claims,
    about: "What stands behind words such as sustainable: data/claims.json.",
  })
