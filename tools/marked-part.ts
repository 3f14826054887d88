/**
 * Puts a part that a command writes into a document, in place of the one before; all else stays.
 *
 * @param file - what the document is called, for the error
 * @param part - name of the part; it stands between `<!-- name: begin -->` and `<!-- name: end -->`
 * @throws Error when the document has not both marks of the part
 */
export const replacePart = (document: string, file: string, part: string, text: string): string => {
  const begin = `<!-- ${part}: begin -->`
  const end = `<!-- ${part}: end -->`
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`${file}: expected the lines "${begin}" and "${end}", in this order`)
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`
}
