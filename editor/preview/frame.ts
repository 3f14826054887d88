import {closest} from "../../src/lib/closest"
import {morph} from "./morph"

/** Attributes of a hydrated page, which show everything. */
const hydrated = "data-scripting data-hydrated data-laid-out data-touched"

const documentOf = (language: string, style: string) => `<!doctype html>
<html lang="${language}" ${hydrated}>
<head><meta charset="utf-8"><link rel="stylesheet" href="${style}"></head>
<body></body>
</html>`

/** Disables links, except those within the page. */
const stay = (event: Event) => {
  const link = closest(event, "a")
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault()
}

/** Makes a frame that shows a page at the width of a screen. */
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
    /** Lays it out at a width in pixels, scaled down to fit. */
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
