import {hasSignInMark} from "../../src/gate/host"
import {closest} from "../../src/lib/closest"
import "../../src/styles/tokens.css"
import "./staff.css"

/** Milliseconds for which a button says that it has copied. */
const shown = 3000

if ("gated" in document.body.dataset && !hasSignInMark()) location.replace("/")

document.addEventListener("click", async event => {
  const button = closest(event, "[data-copied]")
  const source = button?.previousElementSibling
  if (!button || !source) return
  try {
    await navigator.clipboard.writeText(source.textContent ?? "")
  } catch {
    // A browser without the right to copy: the text is marked, and one copies it by hand.
    getSelection()?.selectAllChildren(source)
    return
  }
  const {textContent, ariaLabel} = button
  // Pressed again, it still says so: what it said before comes back by itself.
  if (textContent === button.dataset.copied) return
  button.ariaLabel = button.textContent = button.dataset.copied ?? ""
  setTimeout(() => Object.assign(button, {textContent, ariaLabel}), shown)
})
