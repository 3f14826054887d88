import {createHash} from "crypto"
import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../files/files-in"

/** Short names for all that CSS Modules rename. */
export type ClassNames = {
  /**
   * @param file - a style sheet, its absolute path
   * @param name - a class, an id or key frames, as the sheet writes it
   * @throws Error when the sheet has no such name
   */
  of: (file: string, name: string) => string
  /** Differs when any name does. */
  version: string
}

const letters = "abcdefghijklmnopqrstuvwxyz"
const lettersAndDigits = `${letters}0123456789`

/** Advertisement blockers hide what is called "ad", "ads", "ad1" and the like. */
const looksLikeAdvertising = (name: string) => name.startsWith("ad")

/** All names of a length, in order: a, b, … z, or aa, ab, … a9, ba, … */
function* namesOfLength(length: number): Generator<string> {
  if (length === 1) yield* letters
  else
    for (const start of namesOfLength(length - 1))
      for (const end of lettersAndDigits) yield start + end
}

/**
 * Counts names, the shortest first: letters and digits, none that begins with "ad".
 *
 * @param taken - names that must not come
 */
export function* countNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let length = 1; ; length += 1)
    for (const name of namesOfLength(length))
      if (!taken.has(name) && !looksLikeAdvertising(name)) yield name
}

const commentOrText = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g
const nameInSheet = /(?:[.#]|@(?:-webkit-)?keyframes\s+)(-?[a-z_][\w-]*)/gi

/**
 * Lists what CSS Modules may rename in a style sheet, sorted: classes, ids and key frames. Among
 * them may be global classes and colours, which take up a short name and do no harm.
 */
export const namesIn = (sheet: string): string[] => {
  const found = sheet.replace(commentOrText, " ").matchAll(nameInSheet)
  return [...new Set(Array.from(found, ([, name]) => String(name)))].sort()
}

/**
 * Names what the CSS Modules of a folder hold. The names are counted in the order of files and
 * names: they come out the same wherever the sources do, and compress well, which hashes do not.
 *
 * @param folder - where the style sheets lie, at any depth, global ones among them
 */
export const shortClassNames = async (folder: string): Promise<ClassNames> => {
  const sheets = await Promise.all(
    (await filesIn(folder, /\.css$/)).map(async file => ({
      file: path.resolve(file),
      names: namesIn(await readFile(file, "utf8")),
    })),
  )
  // Global classes keep the names they are written with, so those are left out everywhere.
  const counted = countNames(new Set(sheets.flatMap(({names}) => names)))
  const modules = sheets.filter(({file}) => file.endsWith(".module.css"))
  const shortNames = new Map(
    modules.flatMap(({file, names}) =>
      names.map(name => [`${file} ${name}`, counted.next().value] as const),
    ),
  )
  return {
    of: (file, name) => {
      const short = shortNames.get(`${path.resolve(file)} ${name}`)
      if (short) return short
      const sheet = path.relative(folder, file)
      throw new Error(
        `${sheet}: no short name for "${name}". Either it is written with escapes, or it plays key frames of another sheet`,
      )
    },
    version: createHash("sha256")
      .update(JSON.stringify([...shortNames]))
      .digest("hex")
      .slice(0, 12),
  }
}
