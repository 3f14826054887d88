import {isPriceOnRequest} from "../gatsby/content/prices"
import {languages} from "../src/i18n/languages"
import {plainText} from "../src/lib/text/markup"
import {readBuilt} from "./support/built-pages"
import {answerChats, bookLinks, sentText} from "./support/links"
import {allPages, booking, experiences, publicValue, site} from "./support/site"
import {expect, test} from "./support/test"
import {tripPath} from "./support/trips"
import {bookWords, word} from "./support/words"

test("every trip's page books through WhatsApp, in the words and at the price of the data", () => {
  for (const language of languages)
    for (const trip of experiences) {
      const {slug, code, kind, title, messagingTitle = title, price, closing} = trip
      const path = `/${language}/experiences/${slug}/`
      const {html, links, text: pageText} = readBuilt(path)
      const isOver = isPriceOnRequest(trip)
      const booking = isOver ? word(language, "build", "bookOnRequest") : bookWords(price, language)
      // The amount is not parted from its sign.
      expect(html, path).toContain(booking)
      const [book, ...others] = links.filter(({attributes}) =>
        attributes["data-event"]?.includes("generate_lead"),
      )
      expect(book?.words, path).toContain(booking.replace(/\s/g, " "))
      expect(book?.attributes, path).toMatchObject({target: "_blank", rel: "noopener noreferrer"})

      const link = new URL(book?.address ?? "")
      expect(link.origin + link.pathname).toBe(`https://wa.me/${site.whatsapp}`)
      const text = link.searchParams.get("text") ?? ""
      const named = {kind: word(language, "build", `kind.${kind}`), title: messagingTitle[language]}
      expect(text, path).toContain(word(language, "build", "chat", named))
      expect(text.split("\n").at(-1), path).toBe(`Ref. ${code}-${language.toUpperCase()}`)

      // So do the bar and the contact at the page's end; who has no WhatsApp writes the same there.
      if (!closing[language].includes("{price}"))
        expect(pageText, path).toContain(closing[language])
      expect(others.length, path).toBe(1)
      for (const other of others) expect(other.address, path).toBe(link.href)
      const mails = links.filter(({address}) => address.startsWith(`mailto:${site.email}?`))
      const bodies = mails.map(({address}) => new URL(address).searchParams.get("body"))
      expect([...new Set(bodies)], path).toEqual([text.replaceAll("\n", "\r\n")])
    }
})

test("every chat of every page ends with a reference", () => {
  for (const {path, language} of allPages) {
    const chats = readBuilt(path).links.filter(({address}) => address.startsWith("https://wa.me/"))
    expect(chats.length, path).toBeGreaterThan(1)
    const end = new RegExp(`.\\nRef\\. (ASK-)?[A-Z]{2,5}-${language.toUpperCase()}$`)
    for (const {address} of chats) expect(sentText(address), path).toMatch(end)
  }
})

test("the booking link opens a new tab @smoke", async ({page, context}) => {
  await answerChats(context)
  const path = tripPath("en")
  await page.goto(path)
  const opened = context.waitForEvent("page")
  await bookLinks(page, "facts").click()
  await expect(await opened).toHaveURL(/^https:\/\/wa\.me\//)
  await expect(page).toHaveURL(path)
})

test("About says where the operator is and how to write", () => {
  for (const language of languages) {
    const {links, text} = readBuilt(`/${language}/about-us/`)
    const {address, telephone} = site.company
    for (const value of [address, telephone, site.email])
      expect(text, language).toContain(publicValue(value) ?? "")
    // "View more" says that it opens a chat.
    const [more] = links.filter(({words}) => words.includes(word(language, "about", "opensChat")))
    expect(more?.address, language).toMatch(/^https:\/\/wa\.me\//)
    // Nothing is said of what the content leaves out.
    const {people, guideLanguages: guides, hours, answerTime} = site
    for (const [key, value] of Object.entries({people, guides, hours, answerTime}))
      expect(text.includes(word(language, "about", `reach.${key}`)), key).toBe(Boolean(value))
  }
})

test("the booking page folds the answer to every topic at its address, and leads to terms and a chat", () => {
  for (const language of languages) {
    const {links, ids, text, visibleText} = readBuilt(`/${language}/booking/`)
    const read = text.replaceAll(` (${word(language, "common", "actions.newTab")})`, "")
    for (const {key, question, answer} of booking.topics) {
      const answerText = plainText(answer[language]).replace(/\s+/g, " ")
      expect(ids).toContain(key)
      expect(visibleText).toContain(question[language])
      expect(visibleText).not.toContain(answerText)
      expect(read).toContain(answerText)
    }
    const terms = links.find(({words}) => words === word(language, "booking", "terms"))
    expect(terms?.attributes.href).toBe(`/${language}/terms/`)
    const chats = links.map(({address}) => sentText(address))
    const chat = word(language, "booking", "chat")
    const thanks = word(language, "common", "messaging.thanks")
    expect(chats).toContain(`${chat} ${thanks}\nRef. CHAT-${language.toUpperCase()}`)
  }
})
