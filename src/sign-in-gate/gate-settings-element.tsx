import {settingsName} from "./settings"

/** The gate's settings as every page holds them; the boot script reads them, so it must come after. */
export const gateSettings = () => (
  <meta key="gate-settings" name={settingsName} content={process.env.GATSBY_SIGN_IN_GATE} />
)
