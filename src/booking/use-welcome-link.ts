import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useIdentity} from "../site/use-identity"
import {chatCodes, withReference} from "./reference"
import {whatsappUrl} from "./whatsapp"

/** Link to a chat that begins with a greeting, in the language of the page. */
export const useWelcomeLink = (): string => {
  const t = useWords()
  const {whatsapp} = useIdentity()
  const text = withReference(t("common:messaging.welcome"), useLanguage(), chatCodes.contact)
  return whatsappUrl(whatsapp, text)
}
