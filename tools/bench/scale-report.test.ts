import {missedByBuilds, type ScaleFigures, scaleReport} from "./scale-report"

const build = (seconds: number, pages: number, picturesSeconds = 0) => ({
  seconds,
  pages,
  peakMegabytes: 900,
  encoded: picturesSeconds > 0 ? 31 : 0,
  encodingSeconds: picturesSeconds,
  steps: [],
})

const figures = (count: number, cold: number, edited = build(14, 2 * count)): ScaleFigures => ({
  count,
  pictures: "real",
  cold: build(cold, 2 * count, 60),
  warm: build(15, 2 * count),
  edited,
})

it("leaves the pictures out of what a page costs", () => {
  expect(scaleReport([figures(280, 116)])).toContain(
    "| 280 | real | 560 | 31 | 60 | 116.0 | 15.0 | 14.0 | 900 | 100 |",
  )
})

it("misses nothing where a further page takes less time than those before", () => {
  expect(missedByBuilds([figures(280, 116), figures(1000, 200)])).toEqual([])
})

it("names pages that become dearer, slow edits, and pictures encoded again", () => {
  expect(missedByBuilds([figures(280, 116), figures(1000, 220, build(31, 2000, 4))])).toEqual([
    "1000: a page takes 0.80 times as long as at 280, the target is 0.7",
    "1000: one word takes 31.0 s, the target is 15",
    "1000: pictures were encoded again for one word",
  ])
})
