import {editorPath} from "../settings"

/** Where pictures of the content are shown from, smaller than they are stored. */
const folder = `${editorPath}pictures`

/** What stands where no picture has been chosen. */
const none =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23f3dcae'/%3E%3C/svg%3E"

/** Names an unsaved picture as if it stood beside its file. */
export const nameOfUnsaved = (address: string): string => `./${encodeURIComponent(address)}`

/**
 * The address of a picture in the browser.
 *
 * @param path - absolute, with the project as its root: "/data/experiences/cali/banner.jpg"
 */
export const pictureAddress = (path: string): string => {
  const name = decodeURIComponent(path.slice(path.lastIndexOf("/") + 1))
  if (name.startsWith("blob:")) return name
  return /\.(jpe?g|png|webp)$/i.test(name) ? folder + path : none
}
