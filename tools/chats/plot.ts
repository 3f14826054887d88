import {writeShare} from "./table"
import type {Share} from "./wilson"

/** A share with its name. */
export type Named = {name: string; share: Share}

/** Makes a text safe within HTML and SVG. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

/** Pixels. */
const [labelWidth, plotWidth, valueWidth, lineHeight, top] = [260, 380, 170, 26, 28]

/** The least of these that no upper bound is above, so that small shares fill the plot. */
const scales = [0.05, 0.1, 0.2, 0.5, 1]

/**
 * Draws shares as points with their intervals, one below the other.
 *
 * @returns an SVG element that needs nothing else
 */
export const plotShares = (title: string, shares: readonly Named[]): string => {
  const most = Math.max(0, ...shares.map(({share}) => share.high))
  const scale = scales.find(limit => limit >= most) ?? 1
  const x = (value: number) => (labelWidth + (value / scale) * plotWidth).toFixed(1)
  const height = top + shares.length * lineHeight + 8
  const marks = [0, 0.25, 0.5, 0.75, 1].map(part => {
    const at = x(part * scale)
    const label = `${Math.round(1000 * part * scale) / 10} %`
    return `<line x1="${at}" x2="${at}" y1="${top - 6}" y2="${height}" stroke="#d8d2c4"/><text x="${at}" y="14" text-anchor="middle">${label}</text>`
  })
  const lines = shares.map(({name, share}, index) => {
    const y = top + (index + 0.5) * lineHeight
    return [
      `<text x="${labelWidth - 12}" y="${y + 4}" text-anchor="end">${escapeHtml(name)}</text>`,
      `<line x1="${x(share.low)}" x2="${x(share.high)}" y1="${y}" y2="${y}" stroke="#0f4f49" stroke-width="3"/>`,
      `<circle cx="${x(share.value)}" cy="${y}" r="5" fill="#0f4f49"/>`,
      `<text x="${labelWidth + plotWidth + 12}" y="${y + 4}">${writeShare(share)}</text>`,
    ].join("")
  })
  const width = labelWidth + plotWidth + valueWidth
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escapeHtml(title)}" font-size="13" font-family="inherit">${marks.join("")}${lines.join("")}</svg>`
}
