import type {Language} from "../i18n/languages"
import messages from "./error-messages.json"

/** What browsers and Amplify call some errors, beside the names of the catalogue. */
const aliases: Record<string, string> = {
  // A token endpoint out of reach, as `fetch` names it.
  TypeError: "NetworkError",
  oauthSignInError: "OAuthSignInException",
  // Blocked storage.
  SecurityError: "PlatformNotSupported",
}

/** What an error means and what helps, in every language. */
export const messageFor = ({name}: Error): Record<Language, string> => {
  const known: Record<string, Record<Language, string>> = messages
  return known[aliases[name] ?? name] ?? messages.unknown
}
