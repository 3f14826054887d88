import {closest} from "../../../src/lib/closest"

/** Milliseconds for which a button says that it has copied. */
const said = 3000

/** Buttons with `data-copy` copy the text of the element with that id. */
export const copyOnPress = (): void => {
  document.addEventListener("click", async event => {
    const button = closest(event, "[data-copy]")
    const source = button && document.getElementById(button.dataset.copy ?? "")
    if (!source) return
    try {
      await navigator.clipboard.writeText(source.textContent ?? "")
    } catch {
      // A browser without the right to copy: the text is marked, and one copies it by hand.
      getSelection()?.selectAllChildren(source)
      return
    }
    const {textContent} = button
    button.textContent = button.dataset.copied ?? ""
    setTimeout(() => {
      button.textContent = textContent
    }, said)
  })
}
