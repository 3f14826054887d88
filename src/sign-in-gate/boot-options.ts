import {word} from "./words"

/** Id of the splash; `gate.css` and the tests know it too. */
export const splashId = "gate-splash"

/** What the splash says, in every language; gatsby/early/bundle.ts writes it into the early code. */
export const waitingWords = () => word("gate:waiting")
