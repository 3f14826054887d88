import {readScript} from "./script-uses"
import {parseScript} from "./syntax"

const read = (script: string) => readScript(parseScript(script))
const written = (script: string) => read(script).uses.map(use => use.written)

it.each([
  ["navigator.share()", "navigator.share"],
  ["a.navigator.share()", "navigator.share"],
  ['"share" in navigator', "navigator.share"],
  ["const {share: a} = b.navigator", "navigator.share"],
  ["Array.prototype.at", "Array.at"],
  ["a?.checkVisibility()", ".checkVisibility"],
  ['a["checkVisibility"]', ".checkVisibility"],
  ["({checkVisibility: a}) => a", ".checkVisibility"],
  ["a.__proto__", ".__proto__"],
  ["typeof structuredClone", "structuredClone"],
  ["window.structuredClone", "structuredClone"],
  ["new Intl.Segmenter()", "Segmenter"],
  ['a.addEventListener("scrollend", b)', "scrollend event"],
  ["a.onscrollend = b", "scrollend event"],
  ['["scroll", "scrollend"].map(a)', "scrollend event"],
  ["a.focus({focusVisible: true})", "focus({focusVisible})"],
  ["new Request(a, {priority: b})", "Request({priority})"],
  ['a.querySelector("b:has(c)")', ":has"],
  ['matchMedia("(hover: none)")', "@media (hover: none)"],
  ["a.style.fieldSizing = b", "field-sizing"],
  ['a.style.setProperty("field-sizing", b)', "field-sizing"],
  ['(0, a.jsx)("details", {name: "b", children: c})', "<details name>"],
  ['a.createElement("div", {onScrollEnd: b, className: "c"})', "scrollend event"],
  ['(0, a.jsx)("p", {style: {fieldSizing: "content"}})', "field-sizing"],
])("in %s finds %s", (script, expected) => {
  expect(written(script)).toContain(expected)
})

it.each([
  ["a.dataset.share", ".share"],
  ["const share = 1; share()", "share"],
  ["function structuredClone() {} structuredClone(a)", "structuredClone"],
  ['["scrollend", "another"].map(a)', "scrollend event"],
  ['a = "structuredClone"', "structuredClone"],
])("in %s finds no %s", (script, expected) => {
  expect(written(script)).not.toContain(expected)
})

it("tells names that a script gives to members of its own", () => {
  const {own, uses} = read(
    "a = {b: 1, 'c': 2}; class D { e() {} f = 1; g() { this.h = 1 } } i.j = 1",
  )
  expect(own.sort()).toEqual(["b", "c", "e", "f", "g", "h"])
  expect(uses.find(use => use.written === ".j")?.member).toBe("j")
})
