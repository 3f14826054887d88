import {buildWords} from "../translator"

/** Words of the build for tests: those of the site are staff's to change. */
export const smallWords = buildWords("gatsby/words/testing")
