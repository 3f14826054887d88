/** What a file is that no page can show as it is, and how to make a picture of it that one can. */
export type ForeignFormat = {is: string; mend: string}

/** By the name that people know each by. */
export const foreignFormats = {
  heic: {
    is: "a HEIC photograph, as iPhones and some other telephones take them",
    mend: "a JPEG of it; another name changes nothing. iPhone: save it to Files, hold it there, Quick Actions › Convert Image. Mac: right click, Quick Actions › Convert Image. Windows: open it in Photos, Save as, .jpg. Samsung: Gallery settings, Convert HEIC when sharing, then share it. For new ones: iPhone, Settings › Camera › Formats › Most Compatible; Samsung, camera settings, High efficiency pictures off",
  },
  avif: {
    is: "an AVIF picture, as websites have them and some telephones take them",
    mend: "a JPEG of it; another name changes nothing. Ask who took it for the original. Mac: open it in Preview, File › Export. Windows: open it in Paint, File › Save as. Telephone: choose JPEG in the camera’s settings and take it anew",
  },
  tiff: {
    is: "a TIFF or raw photograph, as scanners and cameras write them",
    mend: "a JPEG of it; another name changes nothing. Export it as JPEG in the program that scanned or developed it. Mac: open it in Preview, File › Export. Windows: open it in Photos, Save as, .jpg. A telephone that writes DNG: switch ProRAW or RAW off in the camera’s settings",
  },
  gif: {
    is: "a GIF, which has no more than 256 colours",
    mend: "the original that it was made of, as JPEG or PNG; another name changes nothing. Where there is none: Mac, open it in Preview, File › Export, PNG; Windows, open it in Paint, File › Save as, PNG",
  },
  pdf: {
    is: "a PDF document",
    mend: "the picture in it, as JPEG or PNG: ask who made the document for it. Mac: open it in Preview, File › Export, JPEG, 300 pixels an inch. Elsewhere: the program that made it, Export as picture",
  },
  svg: {
    is: "an SVG drawing",
    mend: "a PNG of it, exported at least 2400 px wide by the program that drew it",
  },
  bmp: {
    is: "a BMP picture",
    mend: "a JPEG or PNG of it; another name changes nothing. Windows: open it in Paint, File › Save as. Mac: open it in Preview, File › Export",
  },
  jxl: {
    is: "a JPEG XL picture, as some newer cameras write them",
    mend: "a JPEG of it; another name changes nothing. Export it as JPEG on the device or in the program that made it. Mac: open it in Preview, File › Export",
  },
  video: {
    is: "a video",
    mend: "a photograph, as JPEG. Of a Live Photo take the picture and leave the video: in Photos, Share, Live off",
  },
} satisfies Record<string, ForeignFormat>

/** The same for each format, such as in another language. */
export type ForeignFormats = Record<keyof typeof foreignFormats, ForeignFormat>

/** By the brands that a file of boxes begins with (ISO/IEC 14496-12, 4.3); what is no picture is a video. */
const kindOfBoxes = (brands: string): keyof ForeignFormats => {
  if (/avi[fs]/.test(brands)) return "avif"
  if (/crx /.test(brands)) return "tiff"
  return /hei[cxms]|hev[cxms]|mif\d|msf1/.test(brands) ? "heic" : "video"
}

const signatures: readonly [RegExp, keyof ForeignFormats][] = [
  [/^(II[*+]\0|MM\0[*+]|IIRO|IIU\0|FUJIFILM)/, "tiff"],
  [/^GIF8/, "gif"],
  [/^\s*%PDF-/, "pdf"],
  [/^(\xef\xbb\xbf)?\s*(<[?!].*)?<svg[\s>]/is, "svg"],
  [/^BM.{4}\0{4}/s, "bmp"],
  [/^(\xff\n|\0{3}.JXL )/, "jxl"],
]

/** How many bytes of a file tell its kind. */
export const tellingBytes = 1024

/**
 * Tells by its first bytes what a file is that is neither JPEG nor PNG nor WebP, whatever its name says.
 *
 * @param start - its first {@link tellingBytes}
 * @returns nothing for what nobody takes for a picture
 */
export const foreignFormat = (start: Buffer): ForeignFormat | undefined => {
  const text = start.toString("latin1")
  if (text.slice(4, 8) === "ftyp")
    return foreignFormats[kindOfBoxes(text.slice(8, start.readUInt32BE(0)))]
  const kind = signatures.find(([signature]) => signature.test(text))?.[1]
  return kind && foreignFormats[kind]
}
