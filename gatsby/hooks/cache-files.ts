import path from "path"

/** A file in Gatsby's cache, which goes when the cache goes. */
const inCache = (name: string) => (directory: string) => path.join(directory, ".cache", name)

/** Exists while a run changes the cache. Gatsby keeps hidden files when it clears its cache. */
export const unfinishedFile = inCache(".unfinished-run")

/** Folder of reports on the last build: source maps, and webpack's statistics. */
export const reportFolder = inCache("build-report")

/** Which pictures are sound, for checkPictures. */
export const picturesFile = inCache("sound-pictures.json")

/** What is known of finished pages, for finishPages. */
export const pagesFile = inCache("finished-pages.json")
