/** @jest-environment node */

import {translator} from "../../gatsby/words/translator"
import type {Language} from "../i18n/languages"
import {type ChatSubject, type Choices, mailtoUrl, whatsappUrl, writeChat} from "./chat-text"

const wordsOf = (language: Language, common: object) => ({
  language,
  t: translator(language, {common}),
})

const words = {
  en: wordsOf("en", {
    month: {7: "July"},
    messaging: {
      thanks: "Thanks!",
      in: "in {{month}}",
      from: "from {{day}}",
      alone: "Alone.",
      aloneWhen: "Alone {{when}}.",
      party: "We are {{party}}.",
      partyWhen: "We are {{party}}, travelling {{when}}.",
      with: "With {{party}}.",
      when: "Travelling {{when}}.",
      adults_one: "{{number}} adult",
      adults_other: "{{number}} adults",
      children_one: "{{number}} child",
      children_other: "{{number}} children",
      ages: "aged {{ages}}",
      number: {1: "one", 2: "two"},
    },
  }),
  es: wordsOf("es", {
    messaging: {thanks: "¡Gracias!", from: "desde el {{day}}", aloneWhen: "Viajo {{when}}."},
  }),
}

const none: Choices = {travellers: {}}
const july = {month: 7}
const firstOfJuly = {day: "2026-07-01", month: 7}
const party = {travellers: {adults: 2, children: 1}, filter: "For: 3 days.", channel: "IG"}
const trip: ChatSubject = {text: "Hello.", codes: ["CALI"]}
const listOf = (...dates: object[]): ChatSubject => ({
  text: "These:",
  codes: ["COMP"],
  trips: dates.map((date, index) => ({title: `Trip ${index + 1}`, date})),
})

it.each<[what: string, Choices, said: string]>([
  [
    "a month and all else",
    {...july, ...party},
    "We are two adults and one child, travelling in July. For: 3 days.",
  ],
  [
    "a first day, which is of a month",
    {...firstOfJuly, travellers: {adults: 1, children: 0}},
    "Alone from Wednesday 1 July 2026.",
  ],
  [
    "a family",
    {travellers: {adults: 2, children: 2, ages: [0, 7]}},
    "We are two adults and two children aged 0 and 7.",
  ],
  [
    "a child",
    {...july, travellers: {children: 1, ages: [4]}},
    "With one child aged 4. Travelling in July.",
  ],
  ["a crowd", {travellers: {adults: 12, children: 0}}, "We are 12 adults."],
])("a chat with %s says it as pages do", (_, choices, said) => {
  const chat = writeChat(trip, choices, words.en)
  expect(chat.text).toBe(`Hello.\n${said} Thanks!\nRef. ${chat.reference}`)
  expect(chat.choicesText).toBe(said)
})

it.each<[what: string, ChatSubject, Choices, lines: string[], said: string]>([
  ["nothing chosen", trip, none, ["Hello. Thanks!", "Ref. CALI-EN"], ""],
  [
    "a text that says its date",
    {...trip, isDated: true},
    {...firstOfJuly, travellers: {}},
    ["Hello. Thanks!", "Ref. CALI-EN"],
    "Travelling from Wednesday 1 July 2026.",
  ],
  [
    "a list without a day",
    listOf(july, july),
    {...july, travellers: {}},
    ["These:", "- Trip 1", "- Trip 2", "Travelling in July. Thanks!", "Ref. COMP-EN"],
    "Travelling in July.",
  ],
  [
    "a list in which one trip has a day",
    listOf(firstOfJuly, july, july),
    {...july, travellers: {}},
    [
      "These:",
      "- Trip 1, from Wednesday 1 July 2026",
      "- Trip 2, in July",
      "- Trip 3, in July",
      "Thanks!",
      "Ref. COMP-EN",
    ],
    "Trip 1, from Wednesday 1 July 2026; Trip 2, in July; Trip 3, in July.",
  ],
])("a chat with %s says it, and pages tell the choices", (_, subject, choices, lines, said) => {
  const chat = writeChat(subject, choices, words.en)
  expect(chat.text.split("\n")).toEqual(lines)
  expect(chat.choicesText).toBe(said)
})

it("leaves Intl's lists alone where there is nothing to join", () => {
  const lists = jest.spyOn(Intl, "ListFormat")
  for (const travellers of [{}, {adults: 2}, {children: 1, ages: [4]}])
    writeChat(trip, {...july, travellers}, words.en)
  expect(lists).not.toHaveBeenCalled()
  lists.mockRestore()
})

it("speaks the page's language", () => {
  expect(writeChat(trip, {...firstOfJuly, travellers: {adults: 1}}, words.es).text).toBe(
    "Hello.\nViajo desde el miércoles 1 de julio de 2026. ¡Gracias!\nRef. CALI-ES",
  )
})

it("joins the codes of a question about a trip, and the channel, in its reference", () => {
  const question: ChatSubject = {text: "Is it wet?", codes: ["ASK", "CANO"]}
  expect(writeChat(question, party, words.en).reference).toBe("ASK-CANO-EN-IG")
})

const texts = ["Bogotá & Leticia", "¿Caño?", "🐋 100 % #1 + más", "“a” = b/c\\d", "one\ntwo"]

it.each(texts)("a link opens a chat or an e-mail that says %j", text => {
  const chat = whatsappUrl("57300", text)
  expect(chat).toMatch(/^https:\/\/wa\.me\/57300\?/)
  expect(new URL(chat).searchParams.get("text")).toBe(text)
  expect(decodeURIComponent(chat)).toContain(text)
  const mail = mailtoUrl("a@b.co", text, text)
  expect(mail).toMatch(/^mailto:a@b\.co\?/)
  expect(new URL(mail).searchParams.get("subject")).toBe(text)
  expect(new URL(mail).searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"))
})

const [high, low] = ["🐋".slice(0, 1), "🐋".slice(1)]

it.each([
  [`${high}b`, "b"],
  [`a${low} 🐋`, "a 🐋"],
  [`a🐋${high}`, "a🐋"],
])("half a character goes, and takes nothing with it: %j", (text, whole) => {
  expect(decodeURIComponent(whatsappUrl("57300", text))).toBe(`https://wa.me/57300?text=${whole}`)
  expect(decodeURIComponent(mailtoUrl("", text, text))).toBe(
    `mailto:?subject=${whole}&body=${whole}`,
  )
})
