import {type Language, languages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {editorPath} from "../settings"
import {previewFrame} from "./frame"
import {paneWords} from "./pane-words"
import type {ViewName} from "./views"

/** Widths of the screens on which pages are shown, in pixels. */
const widths = {phone: 375, computer: 1280}

type Width = keyof typeof widths

/** The user's choices, kept for the next file. */
const chosen: {width: Width; view: ViewName} = {width: "phone", view: "page"}

const styles = {pane: `${editorPath}preview-pane.css`, page: `${editorPath}preview.css`}

type PaneOptions = {
  /** Available views. */
  views: readonly ViewName[]
  /** Renders the view's HTML; rejects with a readable reason. */
  render: (view: ViewName, language: Language) => Promise<string>
}

/**
 * Makes the preview: a page in every language, on a screen of the chosen width.
 *
 * @returns `refresh` shows what there is now; `end` takes everything away
 */
export const previewPane = (root: HTMLElement, {views, render}: PaneOptions) => {
  const page = root.ownerDocument
  const words = paneWords()
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = "") =>
    Object.assign(page.createElement(name), {className})
  const pane = make("div", "preview")
  const controls = make("div", "controls")
  const waiting = Object.assign(make("p", "waiting"), {role: "status", hidden: true})
  const frames = make("div", "frames")
  const style = Object.assign(make("link"), {rel: "stylesheet", href: styles.pane})
  pane.append(controls, waiting, frames)
  root.append(style, pane)

  const screens = languages.map(language => {
    const figure = make("figure")
    const screen = make("div", "screen")
    const {name} = locales[language]
    figure.append(Object.assign(make("figcaption"), {textContent: name, lang: language}), screen)
    frames.append(figure)
    return {language, frame: previewFrame(screen, language, name, styles.page)}
  })

  const layOut = () => {
    frames.dataset.width = chosen.width
    for (const {frame} of screens) frame.layOut(widths[chosen.width])
  }

  let last = 0
  const refresh = async () => {
    last += 1
    const turn = last
    const view = views.includes(chosen.view) ? chosen.view : "page"
    try {
      const made = await Promise.all(screens.map(({language}) => render(view, language)))
      if (turn !== last) return
      await Promise.all(screens.map(({frame}, index) => frame.show(made[index] ?? "")))
      waiting.hidden = true
    } catch (error) {
      if (turn !== last) return
      waiting.textContent = `${words.waiting}\n${(error as Error).message}`
      waiting.hidden = false
    }
    pane.classList.toggle("isWaiting", !waiting.hidden)
  }

  const offer = <Key extends "width" | "view">(
    key: Key,
    choices: readonly (typeof chosen)[Key][],
  ) => {
    const choice = Object.assign(make("div", "choice"), {role: "group"})
    const buttons = choices.map(value => {
      const button = Object.assign(make("button"), {type: "button", textContent: words[value]})
      button.addEventListener("click", () => {
        chosen[key] = value
        press()
        layOut()
        void refresh()
      })
      return {value, button}
    })
    const press = () => {
      for (const {value, button} of buttons) button.ariaPressed = String(chosen[key] === value)
    }
    press()
    choice.append(...buttons.map(({button}) => button))
    if (choices.length > 1) controls.append(choice)
  }

  offer("width", Object.keys(widths) as Width[])
  offer("view", views)
  // The user can resize the pane.
  const observer = new (page.defaultView ?? window).ResizeObserver(layOut)
  observer.observe(frames)
  layOut()
  return {
    refresh,
    end: () => {
      observer.disconnect()
      root.replaceChildren()
    },
  }
}
