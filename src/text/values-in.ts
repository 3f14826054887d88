/** What chats and mails put into addresses without showing it. */
const unseen = /[\u200b-\u200f\u2060\ufeff]/g

/** Whatever is neither letter nor digit, at either end: a full stop, a bracket, a quotation mark. */
const ends = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** Reads the query of an address that may have come by way of a mail or a chat. */
export const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll("&amp;", "&"))

/**
 * The values of a parameter that holds names: parted at commas and blanks, in small letters, without
 * the signs of a sentence that the address stood in.
 */
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
