import type {ScreenFigures} from "./figures"

const width = 720
const labelWidth = 250
const barHeight = 9
const rowHeight = 34
const top = 40

type Bar = {time: number; y: number; color: string; scale: number}

const bar = ({time, y, color, scale}: Bar) =>
  `<rect x="${labelWidth}" y="${y}" width="${(time * scale).toFixed(1)}" height="${barHeight}" fill="${color}"/>` +
  `<text x="${(labelWidth + time * scale + 6).toFixed(1)}" y="${y + barHeight}" font-size="11">${time}</text>`

/**
 * Draws the largest paint of every page under applied throttling, above the hand-written page’s.
 * It has a ground of its own, so that it reads on a light and on a dark page.
 */
export const chart = (screens: readonly ScreenFigures[]): string => {
  const times = screens.flatMap(({applied: {site, plain}}) => [site.lcp, plain.lcp])
  const scale = (width - labelWidth - 60) / Math.max(1, ...times)
  const height = top + screens.length * rowHeight + 8
  const rows = screens.map(({path, applied: {site, plain}}, index) => {
    const y = top + index * rowHeight
    return [
      `<text x="${labelWidth - 10}" y="${y + 14}" text-anchor="end" font-size="12">${path}</text>`,
      bar({time: site.lcp, y, color: "#0f4f49", scale}),
      bar({time: plain.lcp, y: y + barHeight + 2, color: "#f4b81c", scale}),
    ].join("")
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" fill="#10302e">`,
    "<title>Largest paint in milliseconds, applied throttling: the site above, the hand-written page below</title>",
    `<rect width="${width}" height="${height}" fill="#fffdf8"/>`,
    '<text x="12" y="22" font-size="13">Largest paint, ms, applied throttling: site (green), hand-written page (yellow)</text>',
    ...rows,
    "</svg>\n",
  ].join("\n")
}
