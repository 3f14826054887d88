import {type ChatLink, chatLink, mailtoUrl, markChannel, whatsappUrl} from "./chat-link"
import {referenceOf} from "./reference"

const inChat = (text: string) => whatsappUrl("57300", text)

const textOf = (href: string) => new URL(href).searchParams.get("text")

const linkOf = (chat: ChatLink, added = "") => {
  const link = document.createElement("a")
  for (const [name, value] of Object.entries(chat)) link.setAttribute(name, value)
  link.href += added
  return link
}

it.each(["Bogotá & Leticia", "¿Caño Cristales?", "🐋 100 % #1 + más", "“a” = b/c\\d", "one\ntwo"])(
  "opens a chat with the operator's number that says %j",
  text => {
    const link = inChat(text)
    expect(link).toMatch(/^https:\/\/wa\.me\/57300\?/)
    expect(textOf(link)).toBe(text)
    expect(decodeURIComponent(link)).toContain(text)
  },
)

it("ends its text with the reference, in a line of its own", () => {
  const link = chatLink(inChat, ["Hello.", "", "Month: July."], referenceOf("es", ["CANO"]))
  expect(textOf(link.href)).toBe("Hello.\nMonth: July.\nRef. CANO-ES")
  expect(link).toMatchObject({"data-chat": "Hello.\nMonth: July.", "data-reference": "CANO-ES"})
  expect(referenceOf("en", ["ASK", "CANO"])).toBe("ASK-CANO-EN")
})

it.each([
  ["Hello", ""],
  ["", ""],
  ["Ref. CANO-ES is mine\nwhat now?", ""],
  ["Hello", "&utm_source=tool&x=Ref"],
  ["Bogotá & 100 % + más (¡sí!)", "#end+1"],
])("takes a channel in and gives it back, whatever stands round it: %j %j", (text, added) => {
  const link = linkOf(chatLink(inChat, [text], "CANO-ES"), added)
  const plain = textOf(link.href)
  for (const _ of ["first", "second"]) {
    markChannel(link, "-IG")
    expect(textOf(link.href)).toBe(`${plain}-IG`)
    expect(link.search).not.toContain("+")
    expect(link.href.endsWith(added)).toBe(true)
  }
  markChannel(link, "")
  expect(textOf(link.href)).toBe(plain)
})

it("says what it said where another tool has written its address anew", () => {
  const link = linkOf(chatLink(inChat, ["Hello there"], "CANO-ES"))
  link.href = "https://wa.me/57300?_gl=1*x&text=gone"
  markChannel(link, "-IG")
  expect(textOf(link.href)).toBe("Hello there\nRef. CANO-ES-IG")
  expect(new URL(link.href).searchParams.get("_gl")).toBe("1*x")
})

it("says the same in an e-mail, under its subject, with the channel as well", () => {
  const inEmail = (text: string) => mailtoUrl("a@b.co", "Río & más", text)
  const email = chatLink(inEmail, ["¿Sí?", "", "Month: July."], "CANO-ES")
  const link = linkOf(email)
  const fieldOf = (name: string) => new URL(link.href).searchParams.get(name)
  expect(link.href).toMatch(/^mailto:a@b\.co\?/)
  expect(fieldOf("subject")).toBe("Río & más")
  expect(fieldOf("body")).toBe("¿Sí?\r\nMonth: July.\r\nRef. CANO-ES")
  markChannel(link, "-IG")
  expect(fieldOf("body")).toBe("¿Sí?\r\nMonth: July.\r\nRef. CANO-ES-IG")
  expect(fieldOf("text")).toBeNull()
  expect(link.href).not.toContain("+")
})
