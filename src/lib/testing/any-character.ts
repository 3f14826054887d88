import fc from "fast-check"

const surrogates = {from: 0xd800, count: 0x800}

/** Any character of Unicode. fast-check's own "binary" lists them all first: a second for each file of tests. */
export const anyCharacter = fc
  .integer({min: 0, max: 0x10ffff - surrogates.count})
  .map(code => String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count))
