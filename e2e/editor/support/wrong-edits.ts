/** An edit that is wrong, and what is said of it: at the field, or of the whole. */
type Edit = {what: string; field: string; text: string; at?: RegExp; said?: RegExp}

/** One for each rule that a form can break. */
export const edits: Edit[] = [
  {
    what: "a price of nothing",
    field: "price",
    text: "0",
    said: /Price: found 0, expected a price of 10 euros or more/,
  },
  {what: "a price with a fraction", field: "price", text: "12,5", at: /whole number in digits/},
  {what: "a price in words", field: "price", text: "cheap", at: /whole number in digits/},
  {what: "a text that is too long", field: "title.en", text: "word ".repeat(30), at: /90/},
  {
    what: "fifty thousand characters",
    field: "closing.en",
    text: "word ".repeat(10_000),
    at: /300/,
  },
  {what: "a text that is left out", field: "closing.es", text: "", at: /required/i},
  {
    what: "an address with blanks",
    field: "slug",
    text: "Night owls",
    at: /Lower-case letters, digits and single hyphens/,
  },
  {what: "a code in small letters", field: "code", text: "owl", at: /capital letters/},
  {
    what: "markup of a word processor",
    field: "closing.en",
    text: 'Come <span style="color:red">along</span>.',
    said: /Closing › English: found ".*", expected plain words on one line, without < or >/,
  },
  {
    what: "a bold part without its end",
    field: "description.en",
    text: "Come **along with us.",
    said: /expected \*\* in pairs around the bold words/,
  },
  {
    what: "a sign that nobody sees",
    field: "closing.en",
    text: "Come \u202ealong.",
    said: /expected visible characters: retype the text instead of pasting it/,
  },
  {
    what: "a sign of a machine",
    field: "closing.en",
    text: "Come\u0007along.",
    said: /expected visible characters: retype the text instead of pasting it/,
  },
  {
    what: "braces that stand for nothing",
    field: "closing.en",
    text: "Come along, {name}.",
    said: /Closing › English: found "\{name\}"/,
  },
  {
    what: "a price written out",
    field: "closing.en",
    text: "Come along, from €12.",
    said: /Closing › English: found "€12", expected \{price\}/,
  },
  {
    what: "an address that is not the folder's",
    field: "slug",
    text: "elsewhere",
    said: /Slug: found "elsewhere", expected ".*", the name of its folder/,
  },
]

/** Some of them again, and what a Spanish browser says. */
export const spanishEdits = [
  {
    what: "a price written out",
    field: "closing.en",
    text: "Come along, from €12.",
    said: 'Frase de cierre › English: se encontró: "€12"; se espera: {price}, o un monto',
  },
  {
    what: "markup of a word processor",
    field: "closing.es",
    text: "Ven <b>ya</b>.",
    said: 'Frase de cierre › Español: se encontró: "Ven <b>ya</b>."; se espera: texto sin formato en una sola línea',
  },
  {
    what: "a code that chats use for something else",
    field: "code",
    text: "CHAT",
    said: 'Código: se encontró: "CHAT", que las referencias usan para otra cosa; se espera: un código propio, como "',
  },
  {
    what: "an address that is not the folder's",
    field: "slug",
    text: "elsewhere",
    said: 'Slug: se encontró: "elsewhere"; se espera: "',
  },
]
