import {existsSync} from "fs"
import {mkdir, readdir, readFile, rename, rm, rmdir, writeFile} from "fs/promises"
import path from "path"
import type {Fault} from "../../gatsby/content/fault"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {tellFaultOfField, tellFaults} from "../configuration/tell-fault"
import {isContentPath} from "./content-files"
import {type Changes, faultsOfSave} from "./stage"
import {hostWords} from "./words"

/** A refused save; the message is for the user. */
export class RefusedSave extends Error {
  override name = "RefusedSave"
  constructor(readonly why: (language: StaffLanguage) => string) {
    super(why(staffLanguages[0]))
  }
}

const checkPaths = ({additions, deletions}: Changes) => {
  const strange = [...additions.keys(), ...deletions].find(file => !isContentPath(file))
  if (strange === undefined) return
  const place = {file: strange, field: "(file)"}
  const fault: Fault = {code: "outside", place, values: {}}
  throw new RefusedSave(language => `${strange} → ${tellFaultOfField(fault, language)}`)
}

/** Runs a file operation and explains disk errors in plain words. */
const onDisk = async (file: string, act: () => Promise<unknown>) => {
  try {
    await act()
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException
    throw new RefusedSave(language => hostWords(language).diskRefuses(file, code ?? message))
  }
}

/**
 * The topmost path that a new file creates: a missing folder, or the file. A folder is created
 * complete, because Gatsby's watcher lists it before it starts watching and misses files that
 * arrive in between.
 */
const newPlaceOf = (root: string, file: string): string => {
  const folder = path.posix.dirname(file)
  return existsSync(path.join(root, folder)) ? file : newPlaceOf(root, folder)
}

/**
 * Writes all files aside, then renames them: an interrupted save leaves no half file, and a disk
 * error changes nothing.
 */
const writeWhole = async (root: string, files: Changes["additions"]) => {
  const places = new Set<string>()
  const asideIn = (place: string) =>
    path.join(root, path.dirname(place), `.${path.basename(place)}.unfinished`)
  try {
    for (const [file, content] of files)
      await onDisk(file, async () => {
        const place = newPlaceOf(root, file)
        // Removes leftovers of an earlier save.
        if (place !== file && !places.has(place))
          await rm(asideIn(place), {recursive: true, force: true})
        places.add(place)
        const aside = path.join(asideIn(place), path.posix.relative(place, file))
        await mkdir(path.dirname(aside), {recursive: true})
        await writeFile(aside, content)
      })
    for (const place of places)
      await onDisk(place, () => rename(asideIn(place), path.join(root, place)))
  } finally {
    const left = [...places].map(asideIn)
    await Promise.all(left.map(aside => rm(aside, {recursive: true, force: true}).catch(() => {})))
  }
}

const removeEmpty = async (folder: string, root: string): Promise<void> => {
  if (folder === root || (await readdir(folder).catch(() => ["?"])).length > 0) return
  await rmdir(folder)
  await removeEmpty(path.dirname(folder), root)
}

/** Number of lines that the other text lacks. */
const linesOnlyIn = (text: string, other: string): number => {
  const left = other.split("\n")
  return text.split("\n").filter(line => {
    const place = left.indexOf(line)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  }).length
}

/** Summary of a change, for the console. */
const tell = async (root: string, file: string, content?: Buffer): Promise<string> => {
  const old = await readFile(path.join(root, file)).catch(() => undefined)
  if (!content) return `${file}: removed`
  if (!old) return `${file}: new`
  if (!file.endsWith(".json")) return `${file}: replaced`
  const [before, after] = [old.toString(), content.toString()]
  const [added, removed] = [linesOnlyIn(after, before), linesOnlyIn(before, after)]
  return `${file}: ${added} ${added === 1 ? "line" : "lines"} in, ${removed} out`
}

/**
 * Saves changes to a project's content atomically.
 *
 * @returns a line for each file that says what was done to it
 * @throws RefusedSave where a path is none of the content's, where the content contract finds a fault
 *   that was not there before, and where the disk refuses
 */
export const saveChanges = async (root: string, changes: Changes): Promise<string[]> => {
  checkPaths(changes)
  const faults = await faultsOfSave(root, changes)
  if (faults.length > 0) throw new RefusedSave(language => tellFaults(faults, language))
  const {additions} = changes
  const deletions = changes.deletions.filter(file => !additions.has(file))
  const told = await Promise.all([
    ...[...additions].map(([file, content]) => tell(root, file, content)),
    ...deletions.map(file => tell(root, file)),
  ])
  await writeWhole(root, additions)
  for (const file of deletions) {
    await onDisk(file, () => rm(path.join(root, file), {force: true}))
    await removeEmpty(path.dirname(path.join(root, file)), root)
  }
  return told
}
