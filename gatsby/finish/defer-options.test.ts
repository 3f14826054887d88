/** @jest-environment jsdom */
import {fillLists} from "../../src/early/fill-lists"
import {deferOptions} from "./defer-options"
import {parsePage, writePage} from "./page-tree"

const defer = (html: string) => {
  const tree = parsePage(html)
  deferOptions(tree)
  return writePage(tree)
}

const options = (...names: string[]) =>
  names.map(name => `<option value="${name}">${name}</option>`).join("")
const select = (inner: string) => `<select name="region" class="df">${inner}</select>`
const page = (inner: string) =>
  `<p>a</p><search><form><label>b${select(inner)}</label></form></search>`

it("leaves a list the choice that it shows, and keeps the others out of the page's tree", () => {
  document.body.innerHTML = defer(page(options("any", "amazon", "caf&#xE9; &amp; co")))
  const [list] = document.getElementsByTagName("select")
  expect([...(list?.options ?? [])].map(({value}) => value)).toEqual(["any"])
  fillLists(window)
  expect([...(list?.options ?? [])].map(({text}) => text)).toEqual(["any", "amazon", "café & co"])
  expect(document.body.innerHTML).not.toContain("template")
})

it("gives back what React has rendered, letter by letter", () => {
  const html = page(options("any", "amazon", "bogota"))
  document.body.innerHTML = html
  const rendered = document.body.innerHTML
  document.body.innerHTML = defer(html)
  fillLists(window)
  expect(document.body.innerHTML).toBe(rendered)
})

it("does each list once, and leaves those with nothing to wait for", () => {
  const once = defer(page(options("any", "amazon")) + page(options("only")))
  expect(once.match(/<template>/g)).toHaveLength(1)
  expect(defer(once)).toBe(once)
})

it("leaves a list whole that holds more than choices", () => {
  const grouped = page(`${options("any", "amazon")}<optgroup label="a"></optgroup>`)
  expect(defer(grouped)).toBe(grouped)
})

it("leaves lists alone that are no part of the filter: they work without scripts", () => {
  const form = `<form action="/">${select(options("any", "amazon"))}</form>`
  expect(defer(form + page(options("any")) + form)).toBe(form + page(options("any")) + form)
  expect(defer(form + page(options("any", "x")) + form).match(/<template>/g)).toHaveLength(1)
})
