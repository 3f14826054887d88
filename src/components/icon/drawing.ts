import type {IconDefinition} from "@fortawesome/free-brands-svg-icons"

/** One path, and how it is painted; both take the colour of the text round it. */
export type Drawing = {viewBox: string; look: "filled" | "lines"; path: string}

/** A mark of our own, drawn by a pen in a box of 24 by 24. */
export const lines = (path: string): Drawing => ({viewBox: "0 0 24 24", look: "lines", path})

/** A brand's mark. */
export const brand = ({icon: [width, height, , , path]}: IconDefinition): Drawing => ({
  viewBox: `0 0 ${width} ${height}`,
  look: "filled",
  path: String(path),
})

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

/** What React sets on the element round the path, be it `svg` or `symbol`. */
export const drawingProps = ({viewBox, look}: Drawing) => ({viewBox, ...looks[look]})
