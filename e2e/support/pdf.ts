import {inflateSync} from "node:zlib"

/** One page of a PDF file of Chromium's. */
type PdfPage = {
  /** How many times it begins to write: about once a line. */
  lines: number
  /** Addresses of its links, from top to bottom. */
  links: string[]
}

/**
 * Reads the pages of a PDF file as Chromium writes it: objects stand in plain text one after the
 * other, and what a page shows is a deflated stream.
 */
export const readPdf = (file: Buffer): PdfPage[] => {
  const text = file.toString("latin1")
  const startOf = (number: string) => text.search(new RegExp(`(^|\\s)${number} 0 obj\\b`))
  const objectAt = (number: string) =>
    text.slice(startOf(number), text.indexOf("endobj", startOf(number)))
  const streamAt = (number: string) => {
    const start = text.indexOf("stream", startOf(number))
    const length = Number(/\/Length (\d+)/.exec(text.slice(startOf(number), start))?.[1])
    const from = text.indexOf("\n", start) + 1
    return inflateSync(Buffer.from(text.slice(from, from + length), "latin1")).toString("latin1")
  }
  const pages = text.match(/<<\/Type \/Page\b(?!s)[\s\S]*?endobj/g) ?? []
  return pages.map(page => {
    const [, content = ""] = /\/Contents (\d+) 0 R/.exec(page) ?? []
    const [, annotations = ""] = /\/Annots \[([^\]]*)\]/.exec(page) ?? []
    return {
      lines: streamAt(content).match(/\bT[jJ]\b/g)?.length ?? 0,
      links: [...annotations.matchAll(/(\d+) 0 R/g)].flatMap(
        ([, number = ""]) => /\/URI \(([^)]*)\)/.exec(objectAt(number))?.[1] ?? [],
      ),
    }
  })
}
