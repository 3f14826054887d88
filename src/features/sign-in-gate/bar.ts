import texts from "../../../locales/shared/gate-bar.json"
import {languageOfPath} from "../../i18n/paths"
import type {User} from "./session"
import {textIn} from "./text-in"

type BarActions = {signOut: () => Promise<void>; renew: () => Promise<void>}

const word = (key: `gate-bar:${keyof typeof texts}`) =>
  textIn(texts, key)[languageOfPath(location.pathname)]

const button = (text: string, action: () => Promise<void>) => {
  const made = document.createElement("button")
  made.type = "button"
  made.textContent = text
  made.onclick = async () => {
    made.disabled = true
    try {
      await action()
    } finally {
      made.disabled = false
    }
  }
  return made
}

/** Bar at the top that shows who is signed in, with sign-out. It is outside React's tree. */
export const showBar = ({username}: User, {signOut, renew}: BarActions): void => {
  const bar = document.createElement("aside")
  bar.id = "gate-bar"
  bar.setAttribute("aria-label", word("gate-bar:label"))
  const who = document.createElement("span")
  who.textContent = word("gate-bar:who").replace("{{user}}", username)
  bar.append(who, button(word("gate-bar:renew"), renew), button(word("gate-bar:out"), signOut))
  document.body.prepend(bar)
}
