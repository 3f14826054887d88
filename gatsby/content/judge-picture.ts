import {open, readFile} from "fs/promises"
import sharp from "sharp"
import {show, type Verdict} from "./fault"
import {foreignFormat, tellingBytes} from "./foreign-formats"
import {judgeSize} from "./picture-size"

const formats: readonly string[] = ["jpeg", "png", "webp"]

const readStart = async (absolute: string) => {
  const file = await open(absolute)
  try {
    const {buffer, bytesRead} = await file.read(Buffer.alloc(tellingBytes), 0, tellingBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Ends a JPEG (ITU T.81, B.1.1.3). */
const jpegEnd = Buffer.from([0xff, 0xd9])

/**
 * What sharp says of pixels that are missing or garbled. Its other complaints of a JPEG are of what some
 * telephones write and every viewer passes over: odd parameters of a scan, stray bytes between its parts.
 */
const damage = /premature end|bad Huffman|bad arithmetic|instead of RST/

/** Whether pixels of a picture are missing or garbled. The header of a file that was cut off may be sound. */
const isDamaged = async (absolute: string, {width, height, format}: sharp.Metadata) => {
  const content = await readFile(absolute)
  // Only the end mark of a JPEG may be missing: where more is, sharp now meets it too early.
  const whole = format === "jpeg" ? Buffer.concat([content, jpegEnd]) : content
  /** Reads the last row, which is read after all others. */
  const complaintOf = (failOn: "warning" | "truncated") =>
    sharp(whole, {failOn})
      .extract({left: 0, top: height - 1, width, height: 1})
      .raw()
      .toBuffer()
      .then(
        () => "",
        ({message}: Error) => message,
      )
  const complaint = await complaintOf("warning")
  return complaint !== "" && (damage.test(complaint) || (await complaintOf("truncated")) !== "")
}

/**
 * Judges a picture that an editor has put into the data. Its format counts, not the ending of its name.
 *
 * @param absolute - path of a file that exists
 * @param image - how the data file calls it
 * @returns nothing for a sound picture
 */
export const judgePicture = async (
  absolute: string,
  image: string,
): Promise<Verdict | undefined> => {
  const values = {image: show(image)}
  const foreign = foreignFormat(await readStart(absolute).catch(() => Buffer.alloc(0)))
  if (foreign) return {code: foreign, values}
  // The header of a picture of any size may be read: it takes no memory.
  const header = await sharp(absolute, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined)
  if (!header || !formats.includes(header.format)) return {code: "picture-unreadable", values}
  const verdict = judgeSize(header.autoOrient, image)
  if (verdict) return verdict
  return (await isDamaged(absolute, header)) ? {code: "picture-damaged", values} : undefined
}
