import {readFile, stat, writeFile} from "fs/promises"
import {promisify} from "util"
import {brotliCompress, constants, gzip} from "zlib"
import {atOnce} from "../files/at-once"
import {filesIn} from "../files/files-in"

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const textFile = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest)$/
/** Smaller files gain nothing: the answer's headers weigh more, in bytes. */
const smallest = 1024

const compress = async (file: string): Promise<boolean> => {
  const {size, mtimeMs} = await stat(file)
  if (size < smallest) return false
  const earlier = await stat(`${file}.br`).catch(() => undefined)
  if (earlier && earlier.mtimeMs >= mtimeMs) return false
  const text = await readFile(file)
  const [zipped, brotli] = await Promise.all([
    toGzip(text, {level: 9}),
    toBrotli(text, {params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}}),
  ])
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)])
  return true
}

/**
 * Writes a .gz and a .br beside every text file, where they are missing or older than it.
 *
 * @param folder - the finished build
 * @returns how many files were compressed in this run
 */
export const compressTexts = async (folder: string): Promise<number> => {
  const compressed = await atOnce(await filesIn(folder, textFile), compress)
  return compressed.filter(Boolean).length
}
