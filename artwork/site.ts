import path from "node:path"

/** A file that belongs to the site, by its path from the site's folder. */
export type Drawn = {file: string; content: Buffer | string}

/** The absolute path of something in the site's folder, which this package lies in. */
export const inSite = (...parts: string[]): string => path.resolve(__dirname, "..", ...parts)
