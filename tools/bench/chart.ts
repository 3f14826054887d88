import type {BenchFigures} from "./figures"

const [width, labelWidth, barHeight, rowHeight, top] = [720, 250, 14, 24, 40]

/**
 * Draws the largest paint of every page under applied throttling. It has a ground of its own, so that
 * it reads on a light and on a dark page.
 */
export const chart = ({pages}: BenchFigures): string => {
  const bars = Object.entries(pages).map(([page, {applied}]) => ({page, time: applied.lcp}))
  const scale = (width - labelWidth - 60) / Math.max(1, ...bars.map(({time}) => time))
  const height = top + bars.length * rowHeight + 8
  const rows = bars.map(({page, time}, index) => {
    const y = top + index * rowHeight
    const end = labelWidth + time * scale
    return [
      `<text x="${labelWidth - 10}" y="${y + 11}" text-anchor="end">${page}</text>`,
      `<rect x="${labelWidth}" y="${y}" width="${(end - labelWidth).toFixed(1)}" height="${barHeight}" fill="#0f4f49"/>`,
      `<text x="${(end + 6).toFixed(1)}" y="${y + 11}">${time}</text>`,
    ].join("")
  })
  const title = "Largest paint in milliseconds, applied throttling"
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#10302e">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#fffdf8"/>`,
    `<text x="12" y="22" font-size="13">${title}</text>`,
    ...rows,
    "</svg>\n",
  ].join("\n")
}
