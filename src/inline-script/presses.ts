import {closest} from "../lib/closest"

declare global {
  interface Window {
    /** Presses that nothing has answered yet; undefined once the page is hydrated. */
    earlyPresses?: MouseEvent[]
  }
}

/** Keeps presses and choices until the page is hydrated, and shows pressed buttons as busy. */
export const keepPresses = (): void => {
  window.earlyPresses = []
  window.earlyChoices = []
  document.addEventListener("input", ({target}) => {
    const field = target as HTMLInputElement | HTMLSelectElement
    window.earlyChoices?.push({field, value: field.value})
  })
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, press => {
      if (!window.earlyPresses) return
      window.earlyPresses.push(press)
      if (type === "click") buttonOf(press)?.setAttribute("aria-busy", "true")
    })
}

/** A button of the page; the gate's stand outside. */
const buttonOf = (press: MouseEvent) => closest(press, "#___gatsby button")

/**
 * Gives the kept presses back, once: each pressed button is pressed again, once however often it was
 * pressed. The browser has already answered the others, which are only counted.
 */
export const replayPresses = (count: (press: MouseEvent) => void): void => {
  const presses = window.earlyPresses ?? []
  delete window.earlyPresses
  // The forms have taken over what was chosen (src/lib/use-early-choices.ts).
  delete window.earlyChoices
  for (const press of presses) if (!buttonOf(press)) count(press)
  for (const button of new Set(presses.map(buttonOf))) {
    button?.removeAttribute("aria-busy")
    if (button?.isConnected) button.click()
  }
}
