import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {type Language, languages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {make} from "../browser/make"
import {browserLanguage} from "../language/browser-language"
import {editorPath} from "../settings"
import {previewFrame} from "./frame"
import type {ViewName} from "./views"

/** What the preview itself says. */
const allWords = {
  en: {
    phone: "Phone",
    computer: "Computer",
    page: "Page",
    card: "Card",
    waiting: "The preview shows the last good state. It goes on once this is right:",
  },
  es: {
    phone: "Celular",
    computer: "Computador",
    page: "Página",
    card: "Tarjeta",
    waiting: "La vista previa muestra el último estado bueno. Sigue cuando esto quede bien:",
  },
} satisfies Record<StaffLanguage, Record<string, string>>

/** Widths of the screens on which pages are shown, in pixels. */
const widths = {phone: 375, computer: 1280}

type Width = keyof typeof widths

/** The user's choices, kept for the next file. */
const chosen: {width: Width; view: ViewName} = {width: "phone", view: "page"}

const style = `${editorPath}preview.css`

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
  const words = allWords[browserLanguage()]
  const controls = make("div", {className: "controls"})
  const waiting = make("p", {className: "waiting", role: "status", hidden: true})
  const frames = make("div", {className: "frames"})
  const pane = make("div", {className: "preview"}, controls, waiting, frames)
  root.append(pane)

  const screens = languages.map(language => {
    const screen = make("div", {className: "screen"})
    const {name} = locales[language]
    frames.append(make("figure", {}, make("figcaption", {lang: language}, name), screen))
    return {language, frame: previewFrame(screen, language, name, style)}
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
    if (choices.length < 2) return
    const buttons = choices.map(value => {
      const onclick = () => {
        chosen[key] = value
        press()
        layOut()
        void refresh()
      }
      return make("button", {type: "button", value, onclick}, words[value])
    })
    const press = () => {
      for (const button of buttons) button.ariaPressed = String(chosen[key] === button.value)
    }
    press()
    controls.append(make("div", {className: "choice", role: "group"}, ...buttons))
  }

  offer("width", Object.keys(widths) as Width[])
  offer("view", views)
  // The user can resize the pane.
  const observer = new (root.ownerDocument.defaultView ?? window).ResizeObserver(layOut)
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
