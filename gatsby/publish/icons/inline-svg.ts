/**
 * An SVG as an address that holds it, shorter than in base64. For the favicon: as a file it shares a
 * phone's line with the largest picture of a page.
 */
export const inlineSvg = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>\s]/g, encodeURIComponent)}`
