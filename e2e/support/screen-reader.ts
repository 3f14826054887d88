import {readFileSync} from "node:fs"
import type {Page} from "@playwright/test"

/** The virtual screen reader as a module for browsers. */
const reader = require.resolve("@guidepup/virtual-screen-reader/browser.js")

type Reader = {
  start: (options: {container: Node; window?: object}) => Promise<void>
  next: () => Promise<void>
  stop: () => Promise<void>
  spokenPhraseLog: () => Promise<string[]>
  activeNode: Node | null
}

type WithReader = {reader: Reader; log: string[]}

/** Brings the reader into a page. The page's policy keeps it out: a test needs `bypassCSP`. */
const bring = async (page: Page) => {
  if (await page.evaluate(() => "reader" in window)) return
  await page.addScriptTag({
    type: "module",
    content: `${readFileSync(reader, "utf8").replace(/export\s*{\s*([\w$]+) as Virtual\s*,\s*([\w$]+) as virtual\s*}/, "window.reader = $2")}`,
  })
  await page.waitForFunction(() => "reader" in window)
}

/** What the virtual reader says of each of a kind: it tells nothing, and a choice's value is not spoken. */
const constant: Record<string, RegExp> = {
  combobox: /, has popup listbox, not expanded/,
  option: /(?<=^option, .+), [\w-]+(?=, (?:not )?selected)|, position \d+, set size \d+/g,
  radio: /, position \d+, set size \d+/,
  listitem: /, level \d+|, position \d+, set size \d+/g,
}

/**
 * Leaves out what real readers do not say: paragraphs, what tells nothing, the words within a link or
 * button whose name was said, and names again where something ends.
 */
const tidy = (phrases: readonly string[]): string[] => {
  const said: string[] = []
  for (let place = 0; place < phrases.length; place += 1) {
    const phrase = phrases[place] ?? ""
    const [, language = "", role = ""] = phrase.match(/^(\[\w+\] )?(\w+)/) ?? []
    if (/(^|\] |end of )paragraph$/.test(phrase) || /^(\[\w+\] )?end, /.test(phrase)) continue
    said.push(phrase.replace(constant[role] ?? "", "").replace(/end of (\w+),.*/, "end of $1"))
    const end = `${language}end of ${phrase.slice(language.length)}`
    if (role === "link" || role === "button") place = Math.max(place, phrases.indexOf(end, place))
  }
  return said
}

/**
 * Reads a part of a page from its beginning to its end, as with the arrow key of a screen reader.
 *
 * @param part - selector of the part; the first that fits is read
 * @returns what is spoken, phrase by phrase; one in another language than the page begins with its code
 */
export const readAloud = async (page: Page, part: string): Promise<string[]> => {
  await bring(page)
  const phrases = await page.evaluate(async selector => {
    const {reader} = window as unknown as WithReader
    const container = document.querySelector(selector)
    if (!container) throw new Error(`nothing to read at ${selector}`)
    // The reader knows nothing of what cannot be reached without being hidden: closed collapsibles, cards
    // that are out of view.
    const unreachable = [
      ...container.querySelectorAll("details:not([open]) > :not(summary), [inert]"),
    ].filter(element => !element.hasAttribute("aria-hidden"))
    for (const element of unreachable) element.setAttribute("aria-hidden", "true")
    // Without an observer, as nothing changes while it reads.
    await reader.start({container, window: {document}})
    const log = await reader.spokenPhraseLog()
    const languageOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const language = element?.closest<HTMLElement>("[lang]")?.lang
      return language === document.documentElement.lang ? "" : `[${language}] `
    }
    const first = {node: reader.activeNode, phrase: log[0]}
    const spoken = [`${languageOf(first.node)}${first.phrase}`]
    for (let read = log.length; ; read = log.length) {
      await reader.next()
      if (reader.activeNode === first.node && log.at(-1) === first.phrase) break
      for (const phrase of log.slice(read)) spoken.push(`${languageOf(reader.activeNode)}${phrase}`)
    }
    await reader.stop()
    for (const element of unreachable) element.removeAttribute("aria-hidden")
    return spoken
  }, part)
  return tidy(phrases)
}

/**
 * Listens to a part of a page while something is done: to what is announced there, and to where the
 * focus goes.
 *
 * @param act - what is done; it ends when the page has answered
 * @returns what is spoken meanwhile
 */
export const listen = async (
  page: Page,
  part: string,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  await bring(page)
  await page.evaluate(async selector => {
    const {reader} = window as unknown as WithReader
    const container = document.querySelector(selector)
    if (!container) throw new Error(`nothing to listen to at ${selector}`)
    await reader.start({container})
    const log = await reader.spokenPhraseLog()
    // What stands there before anything is done is not what is listened for.
    log.length = 0
    Object.assign(window, {log})
  }, part)
  await act()
  const phrases = await page.evaluate(async () => {
    const {reader, log} = window as unknown as WithReader
    // It speaks a task after the page has changed.
    await new Promise(resolve => setTimeout(resolve, 100))
    const spoken = [...log]
    await reader.stop()
    return spoken
  })
  // A region that is emptied says nothing, and one that is filled in two steps speaks once.
  const isSaid = (phrase: string, place: number) =>
    !/^(polite|assertive): /.test(phrase) ||
    (!phrase.endsWith(": ") && phrase !== phrases[place - 1])
  return tidy(phrases.filter(isSaid))
}
