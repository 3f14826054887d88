/** Lists open questions, or takes over their answers: `npm run owed [-- answers.csv]`. */
import {existsSync, readFileSync} from "node:fs"
import process from "node:process"
import {formatFaults} from "../../gatsby/content/fault"
import {loadContent} from "../../gatsby/content/load-content"
import {writeWhole} from "../../gatsby/files/write-whole"
import {readJson} from "../read-data"
import {say} from "../say"
import {applyAnswers} from "./apply-answers"
import {type Answer, owedList, owedSheet, readSheet} from "./sheet"

const read = (file: string) => readSheet(file, readFileSync(file))

const hasAnswer = ({answer}: Answer) => answer !== ""

const main = async ([sheet]: readonly string[]): Promise<number> => {
  const {content, faults} = await loadContent(process.cwd())
  if (!content) {
    say(formatFaults(faults))
    return 1
  }
  if (!sheet) {
    const isFilledIn = existsSync("owed.csv") && read("owed.csv").some(hasAnswer)
    if (isFilledIn) {
      say("owed.csv holds answers. Take them over (npm run owed -- owed.csv), or move it away.")
      return 1
    }
    await writeWhole("owed.md", owedList(content))
    await writeWhole("owed.csv", owedSheet(content))
    say("owed.md: the questions to read out; owed.csv: the same as a sheet.")
    say("Fill in its last column, then: npm run owed -- owed.csv")
    return 0
  }
  const result = applyAnswers(read(sheet), content, readJson)
  for (const [file, data] of result.files) {
    await writeWhole(file, `${JSON.stringify(data, null, 2)}\n`)
    say(file)
  }
  for (const fault of result.faults) say(`${sheet} → ${fault}`)
  if (result.faults.length > 0) say("Nothing was written: mend these cells, and run it again.")
  else say(`${result.files.size} files changed; npm run check checks them.`)
  return result.faults.length > 0 ? 1 : 0
}

main(process.argv.slice(2)).then(
  code => {
    process.exitCode = code
  },
  (error: Error) => {
    say(error.message)
    process.exitCode = 1
  },
)
