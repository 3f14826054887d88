import {open, readFile} from "fs/promises"
import sharp from "sharp"
import {foreignFormat, tellingBytes} from "./foreign-formats"
import type {Sentence} from "./issue"
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
 * sharp's messages about missing or garbled pixels. Its other warnings concern quirks of some
 * phones that every viewer accepts: odd scan parameters, stray bytes.
 */
const damage = /premature end|bad Huffman|bad arithmetic|instead of RST/

/** Whether pixels are missing or garbled. A truncated file may have a valid header. */
const isDamaged = async (absolute: string, {width, height, format}: sharp.Metadata) => {
  const content = await readFile(absolute)
  // Adds the end marker: a JPEG may lack it. If more is missing, sharp fails all the same.
  const whole = format === "jpeg" ? Buffer.concat([content, jpegEnd]) : content
  /** Reads the last row, which requires all others. */
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

const aPicture: Sentence = {
  en: "a JPEG, PNG or WebP picture at that place",
  es: "una imagen JPEG, PNG o WebP en ese lugar",
}

const aWholePicture: Sentence = {
  en: "a whole picture, but it is cut off or damaged: export it, or copy it, once more",
  es: "una imagen completa, pero está incompleta o dañada: expórtala o cópiala otra vez",
}

const judge = async (absolute: string): Promise<Sentence | undefined> => {
  const foreign = foreignFormat(await readStart(absolute).catch(() => Buffer.alloc(0)))
  if (foreign) return foreign
  // Reading the header takes no memory, whatever the picture's size.
  const header = await sharp(absolute, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined)
  if (!header || !formats.includes(header.format)) return aPicture
  const tooSmall = judgeSize(header.autoOrient)
  if (tooSmall) return tooSmall
  return (await isDamaged(absolute, header)) ? aWholePicture : undefined
}

let lastVerdict: Promise<unknown> = Promise.resolve()

/**
 * Validates a picture in the data by its format, not its file extension. Pictures are judged one
 * after another: libvips keeps the messages of a whole process in one place, and a picture would
 * take away what is said of another.
 *
 * @param absolute - path of a file that exists
 * @returns what is expected in its place; nothing for a sound picture
 */
export const judgePicture = (absolute: string): Promise<Sentence | undefined> => {
  const verdict = lastVerdict.then(() => judge(absolute))
  lastVerdict = verdict.catch(() => undefined)
  return verdict
}
