import {openGate} from "../../../src/features/sign-in-gate/open-gate"
import {browserLanguage} from "../../language/browser-language"
import {copyOnPress} from "./copy"
import "../../../src/styles/tokens.css"
import "./pages.css"

const start = async () => {
  await openGate()
  const {page} = document.body.dataset
  if (page === "choice") location.replace(`${browserLanguage()}/`)
  if (page === "prices") await (await import("./prices")).startPrices()
  copyOnPress()
}

void start()
