import {type Language, languages} from "../../src/i18n/languages"
import {makeCertificate} from "../../tools/identity/certificate"
import {startGatedSite} from "../../tools/identity/gated-site"
import {signInScripts} from "../gate/support/downloads"
import {settings} from "../gate/support/test"
import {saidOf} from "../gate/support/visitor"
import {word} from "../support/words"
import {expectEqual, until} from "./driver"
import {isVisible, type Scenario} from "./scenario"

const splash = `document.querySelector("[role=alert]")`
const retry = "[role=alert] button"

/**
 * True while the splash says all of these texts, the page is shut, and the button has the focus.
 * The splash speaks every language, whatever the page does.
 */
const tells = (texts: string[]) =>
  [
    `document.documentElement.dataset.gate === "failed"`,
    ...texts.map(text => `${splash}?.textContent.includes(${JSON.stringify(text)})`),
    `!(${isVisible("#___gatsby")})`,
    `document.activeElement === document.querySelector("${retry}")`,
  ].join(" && ")

const signIn = (language: Language): Scenario => ({
  name: `a sign-in that fails is told, and can be tried again (${language})`,
  run: async driver => {
    // The hosted page is out of reach here: this is what it sends the visitor back with.
    const refusal = new URLSearchParams({error: "access_denied", error_description: "Denied"})
    const gated = await startGatedSite("public", settings, makeCertificate(["localhost"]))
    try {
      gated.withhold(signInScripts())
      await driver.open(`http://127.0.0.1:${gated.http}/${language}/about-us/?${refusal}`)
      const missing = languages.map(spoken => word(spoken, "gate", "load"))
      await until(driver, "the sign-in code that does not arrive", tells(missing))
      gated.withhold(undefined)
      await driver.click(retry)
      await until(driver, "the refusal", tells(saidOf("denied")))
      expectEqual("query", await driver.read("location.search"), "")
      expectEqual("path", await driver.read("location.pathname"), `/${language}/about-us/`)
      // At an IP nobody can sign in, so that the next try has its own answer.
      await driver.click(retry)
      await until(driver, "the address that cannot sign in", tells(saidOf("address")))
    } finally {
      gated.stop()
    }
  },
})

/** What every browser must do where a sign-in fails. */
export const signInScenarios: Scenario[] = languages.map(signIn)
