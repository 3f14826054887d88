import {type FileHandle, open} from "fs/promises"

const read = async (file: FileHandle, position: number, length: number) => {
  const {buffer, bytesRead} = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Boxes of an AVIF follow one another, each beginning with its size (ISO/IEC 14496-12, 4.2). */
const boxesFill = async (file: FileHandle, size: number) => {
  let position = 0
  while (position < size) {
    const head = await read(file, position, 8)
    const box = head.length === 8 ? head.readUInt32BE(0) : 0
    if (box < 8) return false
    position += box
  }
  return position === size
}

/** A JPEG ends with its own marker (ITU T.81, B.1.1.3). */
const endsWithMarker = async (file: FileHandle, size: number) =>
  (await read(file, Math.max(0, size - 2), 2)).equals(Buffer.from([0xff, 0xd9]))

/**
 * Whether a picture file exists and is complete, judged by a few bytes.
 *
 * @param path - of an AVIF or a JPEG
 */
export const isWhole = async (path: string): Promise<boolean> => {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    const {size} = await file.stat()
    if (size === 0) return false
    return await (path.endsWith(".avif") ? boxesFill : endsWithMarker)(file, size)
  } finally {
    await file.close()
  }
}
