import {settingsName} from "./settings"

/** The gate's settings as every page of a gated build holds them; the boot script comes after. */
export const gateSettings = () => (
  <meta key="gate-settings" name={settingsName} content={process.env.GATSBY_SIGN_IN_GATE} />
)
