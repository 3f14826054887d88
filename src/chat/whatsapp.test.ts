/** @jest-environment node */
import {whatsappUrl} from "./whatsapp"

it("opens a chat with the operator's number", () => {
  const {origin, pathname} = new URL(whatsappUrl("573001234567", "Hello"))
  expect(origin + pathname).toBe("https://wa.me/573001234567")
})

it.each(["Bogotá & Leticia", "¿Caño Cristales?", "🐋 100 % #1 + más", "“a” = b/c\\d", "one\ntwo"])(
  "keeps %j through a round trip",
  text => {
    const link = whatsappUrl("57300", text)
    expect(new URL(link).searchParams.get("text")).toBe(text)
    expect(decodeURIComponent(link)).toContain(text)
  },
)
