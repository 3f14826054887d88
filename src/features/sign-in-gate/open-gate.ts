import "./gate.css"
import {type GateSettings, settingsName} from "./settings"
import {hideSplash, showFailure} from "./splash"

const readSettings = () => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsName}"]`)
  return JSON.parse(meta?.content ?? "null") as GateSettings
}

/**
 * Holds the page back on a gated host until its visitor is signed in. Gatsby waits for it before it
 * hydrates, so that the served page is not touched and its first tree is the server's.
 *
 * @returns undefined at once on any other host, without loading anything
 */
export const openGate = (): Promise<void> | undefined =>
  document.documentElement.dataset.gate === undefined ? undefined : pass()

const pass = async (): Promise<void> => {
  for (;;) {
    try {
      const {enter} = await import("./enter")
      await enter(readSettings())
      return hideSplash()
    } catch (error) {
      await showFailure(error)
    }
  }
}
