import path from "path"

/** A file in Gatsby's cache, which goes when the cache goes. */
const inCache = (name: string) => (directory: string) => path.join(directory, ".cache", name)

/** Folder of webpack's statistics of the last build. */
export const reportFolder = inCache("build-report")

/** What is known of finished pages, for finishPages. */
export const pagesFile = inCache("finished-pages.json")
