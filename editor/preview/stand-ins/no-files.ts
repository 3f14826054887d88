import type {writeSearchIndex as write} from "../../../gatsby/publish/planner/write-search-index"
import type {makeSharingPicture as make} from "../../../gatsby/publish/sharing/sharing-picture"

/** Stand-in for modules that write files. */
export const writeSearchIndex: typeof write = async () => ""
export const makeSharingPicture: typeof make = async () => ""
