/** Milliseconds after which the browser has surely taken the file. */
const enough = 10_000

/** Offers a text to the visitor as a file. */
export const offerFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], {type: `${type};charset=utf-8`}))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), enough)
}
