import {table} from "./report"
import type {Pictures} from "./scale-pictures"
import type {Build} from "./timed-build"

/** Three builds of one project: from nothing, again, and after one word was changed. */
export type ScaleFigures = {
  count: number
  pictures: Pictures
  cold: Build
  warm: Build
  edited: Build
}

/** Time per page at the highest count, as a multiple of that at 280: what a build does once is shared. */
const growthTarget = 0.7
/** Seconds that a build after one word may take. */
const editTarget = 15

/** Milliseconds of the cold build, without encoding pictures, for each page. */
const perPage = ({cold}: ScaleFigures): number =>
  ((cold.seconds - cold.encodingSeconds) * 1000) / cold.pages

const builds = ({cold, warm, edited}: ScaleFigures) => [cold, warm, edited]

const slowest = ({steps}: Build) =>
  [...steps]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 3)
    .map(({name, seconds}) => `${name} ${seconds.toFixed(0)} s`)
    .join(", ")

/** Names what the builds miss. */
export const missedByBuilds = (figures: readonly ScaleFigures[]): string[] => {
  const base = figures.find(({count}) => count === 280)
  const growth = figures
    .filter(({count}) => base && count > base.count)
    .map(figure => ({count: figure.count, times: base ? perPage(figure) / perPage(base) : 0}))
    .filter(({times}) => times > growthTarget)
    .map(
      ({count, times}) =>
        `${count}: a page takes ${times.toFixed(2)} times as long as at 280, the target is ${growthTarget}`,
    )
  const edits = figures
    .filter(({edited}) => edited.seconds > editTarget)
    .map(
      ({count, edited}) =>
        `${count}: one word takes ${edited.seconds.toFixed(1)} s, the target is ${editTarget}`,
    )
  const encodedAgain = figures
    .filter(({edited}) => edited.encoded > 0)
    .map(({count}) => `${count}: pictures were encoded again for one word`)
  return [...growth, ...edits, ...encodedAgain]
}

/** The part of docs/performance.md on builds. */
export const scaleReport = (figures: readonly ScaleFigures[]): string => {
  const misses = missedByBuilds(figures)
  return [
    "Real pictures are the posters, and for copies the posters in another hue, so that each is encoded. Blurred ones are encoded in no time, and copies share them.",
    table(
      [
        "experiences",
        "pictures",
        "pages",
        "encoded",
        "encoding, s",
        "cold, s",
        "warm, s",
        "one word, s",
        "peak, MB",
        "ms a page",
        "what takes longest",
      ],
      figures.map(figure => [
        figure.count,
        figure.pictures,
        figure.cold.pages,
        figure.cold.encoded,
        figure.cold.encodingSeconds.toFixed(0),
        ...builds(figure).map(({seconds}) => seconds.toFixed(1)),
        Math.max(...builds(figure).map(({peakMegabytes}) => peakMegabytes)),
        perPage(figure).toFixed(0),
        slowest(figure.cold),
      ]),
    ),
    "Milliseconds a page: the cold build without the encoding of pictures, over its pages.",
    "### Build targets missed",
    misses.length > 0 ? misses.map(miss => `- ${miss}`).join("\n") : "None.",
  ].join("\n\n")
}
