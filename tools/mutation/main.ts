/**
 * Holds the unit tests of folders against mutants of their code, and writes docs/testing.md:
 * `npm run mutation -- src/booking`. An interrupted run goes on where it was.
 */
import {mkdir, readFile, rm, writeFile} from "node:fs/promises"
import process from "node:process"
import {recall} from "../../gatsby/files/memory"
import {replacePart} from "../marked-part"
import {say} from "../say"
import {type Folder, lowestScore} from "./folders"
import {readOptions} from "./options"
import {explain, type Reasons, reasonFaults} from "./reasons"
import {type MutationFigures, toMarkdown} from "./report"
import {type FolderFigures, figuresOf, type MutationReport, scoreOf} from "./results"
import {cache, copyOf, resultsFile, settingsFile, strykerOptions} from "./stryker-options"
import {runStryker} from "./tool"

const reportFile = "docs/testing.md"
const figuresFile = "docs/mutation.json"
const reasonsFile = "docs/mutation-reasons.json"

const readResults = (folder: Folder) => recall<MutationReport>(resultsFile(folder))

const tryFolder = async (folder: Folder, isFresh: boolean): Promise<FolderFigures | undefined> => {
  const isWhole = isFresh || !(await readResults(folder)).files
  const start = Date.now()
  await writeFile(settingsFile(folder), JSON.stringify(strykerOptions(folder, isFresh), null, 2))
  const isFinished = await runStryker(settingsFile(folder), {MUTATION_FOLDER: folder})
  // Stryker leaves the copy of a run that was ended.
  await rm(copyOf(folder), {recursive: true, force: true})
  if (!isFinished) return undefined
  const {files = {}} = await readResults(folder)
  const minutes = isWhole ? Math.ceil((Date.now() - start) / 60_000) : undefined
  return {...figuresOf(folder, {files}), minutes}
}

const publish = async (folder: Folder, found: FolderFigures) => {
  const before = await recall<MutationFigures>(figuresFile)
  const minutes = found.minutes ?? before[folder]?.minutes
  const figures: MutationFigures = {...before, [folder]: {...found, minutes}}
  await writeFile(figuresFile, `${JSON.stringify(figures, null, 2)}\n`)
  const document = await readFile(reportFile, "utf8")
  await writeFile(reportFile, replacePart(document, reportFile, "mutation", toMarkdown(figures)))
}

/**
 * Tries folders one after the other.
 *
 * @returns whether their tests are good enough, and every survivor of any folder has a reason
 */
const main = async (): Promise<boolean> => {
  const {folders, isFresh} = readOptions(process.argv.slice(2))
  await mkdir(cache, {recursive: true})
  const reasons = JSON.parse(await readFile(reasonsFile, "utf8")) as Reasons
  let isGood = true
  for (const folder of folders) {
    say(`\n▶ ${folder}`)
    const found = await tryFolder(folder, isFresh)
    if (!found) {
      say(`${folder}: not finished. The same command without --fresh goes on.`)
      return false
    }
    await publish(folder, found)
    const score = scoreOf(found)
    say(explain(folder, found.survivors, reasons).join("\n"))
    say(`${found.killed} of ${found.mutants} killed, ${score} %`)
    isGood &&= score >= lowestScore
  }
  const faults = reasonFaults(await recall<MutationFigures>(figuresFile), reasons)
  if (faults.length > 0) say([`\n${reasonsFile}:`, ...faults].join("\n  "))
  return isGood && faults.length === 0
}

main().then(
  isGood => {
    process.exitCode = isGood ? 0 : 1
  },
  (error: Error) => {
    say(error.message)
    process.exitCode = 1
  },
)
