/** @jest-environment jsdom */
import {morph} from "./morph"

const bodyOf = (html: string) => {
  document.body.innerHTML = html
  return document.body
}

const wantedOf = (html: string) => {
  const template = document.createElement("template")
  template.innerHTML = html
  return template.content
}

it.each([
  ["<p>One</p>", "<p>Two</p>"],
  ["<p>One</p>", "One"],
  ["One<b>two</b>", "<b>two</b><i>three</i>"],
  ["<ul><li>1</li><li>2</li><li>3</li></ul>", '<ul class="a"><li>1</li></ul>'],
  ["", "<p>One</p>"],
  ["<p>One</p>", ""],
])("makes %s to %s", (before, after) => {
  const body = bodyOf(before)
  morph(body, wantedOf(after))
  expect(body.innerHTML).toBe(after)
})

it("keeps elements that are as they were, and what is folded out", () => {
  const body = bodyOf('<details><summary>More</summary>One</details><img src="/a.jpg">')
  const [details, picture] = body.children
  details?.setAttribute("open", "")
  morph(body, wantedOf('<details><summary>More</summary>Two</details><img src="/a.jpg" alt="A">'))
  expect([...body.children]).toEqual([details, picture])
  expect(body.innerHTML).toBe(
    '<details open=""><summary>More</summary>Two</details><img src="/a.jpg" alt="A">',
  )
})
