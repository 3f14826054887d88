type Edit = {
  field: string
  text: string
  /** What is said at the field, where the form itself refuses. */
  at?: RegExp
  /** What is said of the whole, where the contract refuses. */
  said?: RegExp
}

/** Edits that are wrong: one for each way in which a form or the contract refuses a value. */
export const edits: Record<string, Edit> = {
  "a price of nothing": {
    field: "price",
    text: "0",
    said: /Price: found 0, expected a price of 10 euros or more/,
  },
  "a price in words": {field: "price", text: "cheap", at: /whole number in digits/},
  "a text that is too long": {field: "title.en", text: "word ".repeat(10_000), at: /90/},
  "an address with blanks": {
    field: "slug",
    text: "Night owls",
    at: /Lower-case letters, digits and single hyphens/,
  },
  "markup of a word processor": {
    field: "closing.en",
    text: 'Come <span style="color:red">along</span>.',
    said: /Closing › English: found ".*", expected plain words on one line, without < or >/,
  },
  "a sign that nobody sees": {
    field: "closing.en",
    text: "Come \u202ealong.",
    said: /expected visible characters: retype the text instead of pasting it/,
  },
  "braces that stand for nothing": {
    field: "closing.en",
    text: "Come along, {name}.",
    said: /Closing › English: found "\{name\}"/,
  },
  "an address that is not the folder's": {
    field: "slug",
    text: "elsewhere",
    said: /Slug: found "elsewhere", expected ".*", the name of its folder/,
  },
}

/** What a Spanish browser says of others. */
export const spanishEdits = {
  "a price written out": {
    field: "closing.en",
    text: "Come along, from €12.",
    said: 'Frase de cierre › English: se encontró: "€12"; se espera: {price}, o un monto',
  },
  "a code that chats use for something else": {
    field: "code",
    text: "CHAT",
    said: 'Código: se encontró: "CHAT", que las referencias usan para otra cosa; se espera: un código propio, como "',
  },
}
