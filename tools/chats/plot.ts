import {escapeMarkup} from "../../gatsby/files/escape"
import {writeShare} from "./table"
import type {Share} from "./wilson"

export type Named = {name: string; share: Share}

/** Pixels; a point at either end has room within the edge. */
const [width, height, edge] = [400, 26, 24]

/** The least of these that no upper bound is above, so that small shares fill the plot. */
const scales = [0.05, 0.1, 0.2, 0.5, 1]

const quarters = [0, 0.25, 0.5, 0.75, 1]

const drawing = (marks: readonly string[]) =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" font-size="12" font-family="inherit">${marks.join("")}</svg>`

/**
 * Draws shares as points with their intervals, one below the other. Names and figures are text of the
 * page, which breaks lines where they are long.
 *
 * @returns an HTML table that needs nothing else
 */
export const plotShares = (title: string, shares: readonly Named[]): string => {
  const most = Math.max(0, ...shares.map(({share}) => share.high))
  const scale = scales.find(limit => limit >= most) ?? 1
  const x = (value: number) => (edge + (value / scale) * (width - 2 * edge)).toFixed(1)
  const grid = quarters.map(part => {
    const at = x(part * scale)
    return `<line x1="${at}" x2="${at}" y1="0" y2="${height}" stroke="#d8d2c4"/>`
  })
  const axis = quarters.map(part => {
    const label = `${Math.round(1000 * part * scale) / 10} %`
    return `<text x="${x(part * scale)}" y="16" text-anchor="middle">${label}</text>`
  })
  const rows = shares.map(({name, share}) => {
    const y = height / 2
    const marks = [
      `<line x1="${x(share.low)}" x2="${x(share.high)}" y1="${y}" y2="${y}" stroke="#0f4f49" stroke-width="3"/>`,
      `<circle cx="${x(share.value)}" cy="${y}" r="5" fill="#0f4f49"/>`,
    ]
    return `<tr><th scope="row">${escapeMarkup(name)}</th><td>${drawing([...grid, ...marks])}</td><td>${writeShare(share)}</td></tr>`
  })
  return `<div class="scroll"><table class="plot" aria-label="${escapeMarkup(title)}"><tr><td></td><td>${drawing(axis)}</td><td></td></tr>${rows.join("")}</table></div>`
}
