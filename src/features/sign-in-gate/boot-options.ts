import texts from "../../../locales/shared/gate-splash.json"
import {textIn} from "./text-in"

/** Id of the splash; `gate.css` and the tests know it too. */
export const splashId = "gate-splash"

/** What the splash says, in every language. */
export const waitingWords = () => textIn(texts, "gate-splash:waiting")
