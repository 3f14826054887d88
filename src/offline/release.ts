/** Address of the worker's file. Its ending sets it apart from scripts that never change. */
export const workerFile = "/trips-worker.mjs"

/** Address of the list below; it is never kept by a browser's cache. */
export const releaseFile = "/release.json"

/** What a build says of itself, for devices that keep trips. */
export type Release = {
  /** Names the whole of it: any other page, word or script gives another name. */
  id: string
  /** Gatsby's name for the scripts of the release, which every page of it holds. */
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
export type Wish = {
  /** Trips to keep, all others go; undefined where only what is kept is asked for. */
  slugs?: readonly string[]
  /** Width of the window in device pixels, for the choice of pictures. */
  width: number
}
