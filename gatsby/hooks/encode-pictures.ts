import type {Reporter} from "gatsby"
import path from "path"
import {encodeMissing} from "../pictures/encode"
import {namedPictures} from "../pictures/named-pictures"
import {takeOrders} from "../pictures/orders"

/** Milliseconds between two lines about the progress. */
const interval = 5000

/**
 * Encodes missing pictures of pages and reports progress.
 *
 * @param root - the project's folder
 */
export const encodePictures = async (root: string, reporter: Reporter): Promise<void> => {
  const folder = path.join(root, "public")
  const orders = await takeOrders(root, await namedPictures(folder))
  const start = Date.now()
  let last = start
  const made = await encodeMissing(folder, orders, ({made: done, total, secondsLeft}) => {
    if (Date.now() - last < interval && done !== total) return
    last = Date.now()
    const left = done === total ? "" : `, about ${Math.ceil(secondsLeft)} s left`
    reporter.info(`Encoding pictures: ${done} of ${total}${left}`)
  })
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  // The benchmark of builds reads this line.
  reporter.info(
    made > 0 ? `${made} pictures encoded in ${seconds} s` : "Every picture is encoded already",
  )
}
