import {attempt} from "../../../lib/attempt"
import {isInApp} from "../../../lib/in-app"

/** Milliseconds after which the browser has certainly read the file. */
const enough = 10_000

const download = (file: File) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), enough)
}

/**
 * Offers a text as a file. In-app browsers ignore downloads, so it is shared there if possible.
 *
 * @returns `offered` where no browser tells whether it was saved, `failed` where it was surely not
 */
export const offerFile = async (
  name: string,
  type: string,
  text: string,
): Promise<"shared" | "offered" | "failed"> => {
  const file = new File([text], name, {type: `${type};charset=utf-8`})
  if (!isInApp(navigator.userAgent)) {
    download(file)
    return "offered"
  }
  const data = {files: [file]}
  if (attempt(() => navigator.canShare(data)) !== true) return "failed"
  return navigator.share(data).then(
    () => "shared",
    () => "failed",
  )
}
