import type {Reporter} from "gatsby"
import path from "path"
import type {SiteContent} from "../content/site-content"
import {isNoindexBuild, readEnvironment} from "../environment/environment"
import {copyPictures, picturesCache, pruneCache} from "../pictures/cache"
import {encodeMissing, missingFiles, type Progress} from "../pictures/encode"
import {type Heavy, heavyPictures, heavyWarning} from "../pictures/heavy-pictures"
import type {Order} from "../pictures/order"
import {planPictures} from "../pictures/plan-pictures"
import {startEncoding} from "../pictures/start-encoding"
import {planFeedPicture} from "../publish/feeds/feed-pictures"

/** Milliseconds between two lines about the progress. */
const interval = 5000

/** Everything that is encoded: pictures of pages, and of feeds where the build has some. */
const ordersOf = async (root: string, content: SiteContent) => {
  const planned = await planPictures(root, content)
  const isUnlisted = isNoindexBuild(readEnvironment(process.env))
  const feeds = isUnlisted ? [] : content.experiences.map(trip => planFeedPicture(root, trip))
  const orders = [...planned.values(), ...(await Promise.all(feeds)).map(({order}) => order)]
  return {keys: new Set(planned.keys()), orders}
}

/** Orders of which the build lacks files. */
const lackingOf = async (root: string, orders: readonly Order[]) =>
  (await missingFiles(path.join(root, "public"), orders)).map(({order}) => order)

/** Counts files, and tells of the progress now and then. */
const counter = (reporter: Reporter) => {
  let last = Date.now()
  let encoded = 0
  const report = ({made, total, secondsLeft}: Progress) => {
    encoded += 1
    if (Date.now() - last < interval && made !== total) return
    last = Date.now()
    const left = made === total ? "" : `, about ${Math.ceil(secondsLeft)} s left`
    reporter.info(`Encoding pictures: ${made} of ${total}${left}`)
  }
  return {report, encoded: () => encoded}
}

const begin = async (root: string, content: SiteContent, reporter: Reporter) => {
  const start = Date.now()
  const {orders} = await ordersOf(root, content)
  const count = counter(reporter)
  const lacking = await lackingOf(root, orders)
  const ended =
    lacking.length > 0 && startEncoding(root, picturesCache(root), lacking, count.report)
  return {start, orders, count, ended}
}

let begun: ReturnType<typeof begin> | undefined

/** Begins to encode the pictures of the site beside what else a build does. */
export const beginPictures = async (
  root: string,
  content: SiteContent,
  reporter: Reporter,
): Promise<void> => {
  begun = begin(root, content, reporter)
  await begun
}

/** Pages name a picture by the content that it had when they were made. */
const refuseReplaced = (before: readonly Order[], now: readonly Order[]) => {
  const digests = new Set(now.map(({digest}) => digest))
  const replaced = before.find(({digest}) => !digests.has(digest))
  if (replaced)
    throw new Error(`${replaced.source} was replaced while the site was built. Build again.`)
}

/**
 * Encodes what is missing by now and puts the site's pictures into the build.
 *
 * @returns names of the pictures' folders in `static`, and files that are heavier than planned
 * @throws Error naming the first picture that cannot be encoded, or that was replaced meanwhile
 */
export const endPictures = async (
  root: string,
  content: SiteContent,
  reporter: Reporter,
): Promise<{keys: Set<string>; heavy: Heavy[]}> => {
  const {start, orders: planned, count, ended} = await (begun ?? begin(root, content, reporter))
  await ended
  const cache = picturesCache(root)
  const {keys, orders} = await ordersOf(root, content)
  refuseReplaced(planned, orders)
  const lacking = await lackingOf(root, orders)
  await encodeMissing(cache, lacking, count.report)
  const folder = path.join(root, "public")
  await copyPictures(cache, folder, lacking)
  const heavy = await heavyPictures(folder, orders)
  if (heavy.length > 0) reporter.warn(heavyWarning(root, heavy))
  await pruneCache(cache, orders)
  const made = count.encoded()
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  // The benchmark of builds reads this line.
  reporter.info(
    made > 0 ? `${made} pictures encoded in ${seconds} s` : "Every picture is encoded already",
  )
  return {keys, heavy}
}
