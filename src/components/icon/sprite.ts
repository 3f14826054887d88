import {type Drawing, lines} from "./drawing"

/** `save`, filled. */
const saved: Drawing = {viewBox: "0 0 24 24", look: "filled", path: "M5 3h14v19l-7-4.600-7 4.600z"}

/**
 * Icons below a phone's first screen. They share one file, written by the build (gatsby/publish/icons),
 * because inlining them would delay the first paint. Pages import only their names.
 */
export const sprite = {
  arrowLeft: lines("M19 12H5m6-7-7 7 7 7"),
  arrowRight: lines("M5 12h14m-6-7 7 7-7 7"),
  bed: lines("M3 18V6m0 9h18v3m0-3v-2a3 3 0 0 0-3-3h-7v5M7 11.500h.01"),
  calendar: lines(
    "M4 9h16M8 3v4m8-4v4M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z",
  ),
  clock: lines("M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z"),
  effort: lines("m3 19 6-11 4 6 2-3 6 8z"),
  facebook: lines("M16 4h-1a4 4 0 0 0-4 4v12m-4-9h8"),
  instagram: lines(
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm8 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm1.500-5h.01",
  ),
  linkedin: lines("M5 10v9M5 5h.01M10 19v-9m0 4.500a4.500 4.500 0 0 1 9 0V19"),
  mail: lines(
    "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm-1 2 9 6 9-6",
  ),
  meal: lines("M7 3v18M4 3v5a3 3 0 0 0 6 0V3m7 18v-7h-3V8c0-3 1-5 3-5z"),
  people: lines(
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zm-6 9a6 6 0 0 1 12 0m1-9.500a3 3 0 1 0-1-5.800M17 14a6 6 0 0 1 4 6",
  ),
  pin: lines(
    "M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.800 7 11 7 11zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  ),
  save: lines("M6 4h12v16l-6-4-6 4z"),
  saved,
  share: lines("M12 15V4M8 8l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7"),
  speech: lines("M4 5h16v11h-9l-5 4v-4H4z"),
  tag: lines("M3 12V4a1 1 0 0 1 1-1h8l9 9-9 9-9-9zm5-4h.01"),
}
