/** One path and how it is painted, in the colour of the surrounding text. */
export type Drawing = {viewBox: string; look: "filled" | "lines"; path: string}

/** An icon of ours, stroked in a 24 by 24 box. */
export const lines = (path: string): Drawing => ({viewBox: "0 0 24 24", look: "lines", path})

const looks = {
  filled: {fill: "currentColor"},
  lines: {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
} as const

/** Props of the surrounding `svg` or `symbol`. */
export const drawingProps = ({viewBox, look}: Drawing) => ({viewBox, ...looks[look]})
