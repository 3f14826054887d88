import {hasSignInMark} from "../../src/gate/host"
import {closest} from "../../src/lib/closest"
import "../../src/styles/tokens.css"
import "./staff.css"

if ("gated" in document.body.dataset && !hasSignInMark()) location.replace("/")

document.addEventListener("click", async event => {
  const button = closest(event, "[data-copied]")
  const source = button?.previousElementSibling
  if (!button || !source) return
  try {
    await navigator.clipboard.writeText(source.textContent ?? "")
    // It stays, and shows how far one has come.
    button.ariaLabel = button.textContent = button.dataset.copied ?? ""
  } catch {
    // A browser without the right to copy: the text is marked, and one copies it by hand.
    getSelection()?.selectAllChildren(source)
  }
})
