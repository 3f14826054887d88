import texts from "../../../locales/shared/gate-splash.json"
import type {Language} from "../../i18n/languages"

/** Id of the splash; `gate.css` and the tests know it too. */
export const splashId = "gate-splash"

const word = (key: `gate-splash:${keyof typeof texts}`) =>
  texts[key.slice("gate-splash:".length) as keyof typeof texts]

/** What the splash says, in every language; gatsby/hooks/early/bundle.ts writes it into the early code. */
export const waitingWords = (): Record<Language, string> => word("gate-splash:waiting")
