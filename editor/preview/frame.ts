import {closest} from "../../src/lib/closest"
import {morph} from "./morph"

/** Marks of a page that is alive: everything that visitors see is there. */
const alive = "data-scripting data-hydrated data-laid-out data-touched"

const documentOf = (language: string, style: string) => `<!doctype html>
<html lang="${language}" ${alive}>
<head><meta charset="utf-8"><link rel="stylesheet" href="${style}"></head>
<body></body>
</html>`

/** Nothing in a preview leads anywhere, but for places within the page. */
const stay = (event: Event) => {
  const link = closest(event, "a")
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault()
}

/**
 * Makes a window of a width of its own, in which a page is shown as on a screen of that width.
 *
 * @param screen - the element that it fills
 * @param style - address of the site's styles
 */
export const previewFrame = (
  screen: HTMLElement,
  language: string,
  name: string,
  style: string,
) => {
  const frame = screen.ownerDocument.createElement("iframe")
  const isReady = new Promise<void>(resolve => {
    frame.addEventListener("load", () => resolve(), {once: true})
  })
  frame.title = name
  frame.srcdoc = documentOf(language, style)
  screen.append(frame)
  void isReady.then(() => frame.contentDocument?.addEventListener("click", stay))
  return {
    /** Lays it out as a screen of that width, in pixels, shrunk to the room that there is. */
    layOut: (width: number) => {
      const scale = Math.min(1, screen.clientWidth / width) || 1
      frame.style.width = `${width}px`
      frame.style.height = `${screen.clientHeight / scale}px`
      frame.style.transform = `scale(${scale})`
    },
    show: async (html: string) => {
      await isReady
      const page = frame.contentDocument
      if (!page) return
      const template = page.createElement("template")
      template.innerHTML = html
      morph(page.body, template.content)
    },
  }
}
