import {chatLink, withChannel} from "./chat-link"
import {referenceOf} from "./reference"

const textOf = (href: string) => new URL(href).searchParams.get("text")

it("ends its text with the reference, in a line of its own", () => {
  const link = chatLink("57300", ["Hello.", "", "Month: July."], referenceOf("es", ["CANO"]))
  expect(textOf(link.href)).toBe("Hello.\nMonth: July.\nRef. CANO-ES")
  expect(link["data-reference"]).toBe("CANO-ES")
  expect(referenceOf("en", ["ASK", "CANO"])).toBe("ASK-CANO-EN")
})

it.each([
  ["Hello", ""],
  ["Ref. CANO-ES is mine\nwhat now?", ""],
  ["Hello", "&utm_source=tool&x=Ref"],
  ["Bogotá & 100 % + más", "#end"],
])("takes a channel in and gives it back, whatever stands round it: %j %j", (text, added) => {
  const {href, "data-reference": reference} = chatLink("57300", [text], "CANO-ES")
  const marked = withChannel(href + added, reference, "-IG")
  expect(textOf(marked)).toBe(`${text}\nRef. CANO-ES-IG`)
  expect(marked.endsWith(added)).toBe(true)
  expect(withChannel(marked, reference, "-IG")).toBe(marked)
  expect(withChannel(marked, reference, "")).toBe(href + added)
})

it("knows its reference where another tool writes blanks in its own way", () => {
  const address = new URL(chatLink("57300", ["Hello there"], "CANO-ES").href)
  address.searchParams.set("_gl", "1*x")
  expect(textOf(withChannel(address.href, "CANO-ES", "-IG"))).toBe("Hello there\nRef. CANO-ES-IG")
})
