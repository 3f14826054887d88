/** Address of the worker. Its ending differs from scripts that are cached for a year. */
export const workerFile = "/trips-worker.mjs"

/** Address of the release list, which browsers never cache. */
export const releaseFile = "/release.json"

/** Id of the sentence on the list of saved trips that another page, which was asked for, is not kept. */
export const notKeptId = "not-kept"

/** What a build tells devices that keep trips. */
export type Release = {
  /** Hash of the whole release: any change gives another. */
  id: string
  /** Gatsby's compilation hash, which every page of the release holds. */
  scripts: string
  /** Addresses of scripts, styles, font and icons that any of the kept pages uses. */
  files: readonly string[]
  /** Paths of the pages of the planner, in every language. */
  pages: readonly string[]
  /** Path of a trip's page in every language; `:slug` stands for its slug. */
  trips: readonly string[]
}

/** What a device keeps. */
export type Kept = {
  release: string
  /** Name of the cache that holds it. */
  cache: string
  /** When it was fetched, as the device's clock said, in milliseconds. */
  since: number
  /** Bytes of what all pages share. */
  sharedBytes: number
  trips: readonly KeptTrip[]
}

export type KeptTrip = {slug: string; bytes: number; files: readonly string[]}

/** What a page asks the worker for. */
export type KeepRequest = {
  /** Trips to keep, dropping all others. */
  slugs: readonly string[]
  /** Width of the window in device pixels, for the choice of pictures. */
  width: number
}
