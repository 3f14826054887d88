import "./gate.css"
import {type GateSettings, settingsIn} from "./settings"
import {hideSplash, showFailure} from "./splash"

/**
 * Waits on a gated host until the visitor is signed in. Gatsby waits for it before hydration, so
 * that the first tree matches the server's.
 *
 * @returns undefined at once on any other host, without loading anything
 */
export const openGate = (): Promise<void> | undefined =>
  document.documentElement.dataset.gate === undefined ? undefined : pass()

const pass = async (): Promise<void> => {
  for (;;) {
    try {
      const {enter} = await import("./enter")
      await enter(settingsIn(document) as GateSettings)
      return hideSplash()
    } catch (error) {
      await showFailure(error)
    }
  }
}
