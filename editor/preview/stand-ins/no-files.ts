import type {writeSearchIndex as write} from "../../../gatsby/publish/planner/write-search-index"
import type {makeSharingPicture as make} from "../../../gatsby/publish/sharing/sharing-picture"

/** Stands in for what writes files while pages are made: a preview shows none of them. */
export const writeSearchIndex: typeof write = async () => ""
export const makeSharingPicture: typeof make = async () => ""
