import {gateBootScript} from "./boot"
import {settingsName} from "./settings"

/** What the gate puts into every page's head: its settings, and the script that reads them. */
export const gateHead = () => [
  <meta key="gate-settings" name={settingsName} content={process.env.GATSBY_SIGN_IN_GATE} />,
  <script
    key="gate-boot"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
    dangerouslySetInnerHTML={{__html: gateBootScript()}}
  />,
]
