/** Invisible characters that chats and mails add to addresses. */
const unseen = /[\u200b-\u200f\u2060\ufeff]/g

/** Anything but letters and digits at either end: a full stop, a bracket, a quotation mark. */
const ends = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** Reads a query that may have been altered by a mail or chat. */
export const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll("&amp;", "&"))

/** Names in a parameter, split at commas and blanks: lower case, without surrounding punctuation. */
export const valuesIn = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap(text =>
      text
        .toLowerCase()
        .replace(unseen, "")
        .split(/[\s,;|]|%2c/),
    )
    .map(value => value.replace(ends, ""))
    .filter(Boolean)
