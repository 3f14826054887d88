import path from "path"

/** A file beside what Gatsby remembers of a build, which goes when that goes. */
const inCache = (name: string) => (directory: string) => path.join(directory, ".cache", name)

/** Which pages are finished, for finishPages. */
export const pagesFile = inCache("finished-pages.json")

/** Folder of what tells about the last build: source maps, and webpack's account of it. */
export const reportFolder = inCache("build-report")

/** Which pictures are sound, for checkPictures. */
export const picturesFile = inCache("sound-pictures.json")
