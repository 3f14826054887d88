import {readFile, rm, stat} from "fs/promises"
import {promisify} from "util"
import {brotliCompress, brotliDecompress, gunzip, gzip} from "zlib"
import {atOnce} from "../../files/at-once"
import {filesIn} from "../../files/files-in"
import {writeWhole} from "../../files/write-whole"

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** What undoes each copy, by the ending of its name. */
const copies = {".gz": promisify(gunzip), ".br": promisify(brotliDecompress)}

const textFile = /\.(html|js|mjs|css|csv|json|svg|txt|xml|webmanifest)$/
/** Minimum size in bytes: smaller files gain nothing. */
const smallest = 1024

/** Whether both copies of a file are intact and hold this text. */
const areOf = async (file: string, text: Buffer): Promise<boolean> => {
  const texts = Object.entries(copies).map(async ([ending, undo]) =>
    undo(await readFile(file + ending)),
  )
  const earlier = await Promise.all(texts).catch(() => [])
  return earlier.length > 0 && earlier.every(each => each.equals(text))
}

/** When the older of both copies was written, in milliseconds; 0 if one is missing. */
const timeOfCopies = async (file: string): Promise<number> => {
  const times = Object.keys(copies).map(ending =>
    stat(file + ending).then(
      ({mtimeMs}) => mtimeMs,
      () => 0,
    ),
  )
  return Math.min(...(await Promise.all(times)))
}

const compress = async (file: string): Promise<boolean> => {
  const {size, mtimeMs} = await stat(file)
  if (size < smallest) {
    // Of a text that was larger once there may be copies, which a host would send.
    await Promise.all(Object.keys(copies).map(ending => rm(file + ending, {force: true})))
    return false
  }
  if ((await timeOfCopies(file)) >= mtimeMs) return false
  const text = await readFile(file)
  // Gatsby rewrites unchanged pages; comparing takes a hundredth of the time.
  if (await areOf(file, text)) return false
  // Brotli's default is the best quality.
  const [zipped, brotli] = await Promise.all([toGzip(text, {level: 9}), toBrotli(text)])
  await Promise.all([writeWhole(`${file}.gz`, zipped), writeWhole(`${file}.br`, brotli)])
  return true
}

/**
 * Writes missing or outdated .gz and .br copies of every text file.
 *
 * @returns how many files were compressed in this run
 */
export const compressTexts = async (folder: string): Promise<number> => {
  const compressed = await atOnce(await filesIn(folder, textFile), compress)
  return compressed.filter(Boolean).length
}
