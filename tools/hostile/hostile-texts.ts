import fc from "fast-check"

/** Pieces of texts that have broken other programs, by what they are aimed at. */
const pieces = {
  formulas: [
    '=HYPERLINK("https://evil.example";"x")',
    "=1+1",
    "+57 300",
    "-2+3",
    "@SUM(1)",
    "＝1+1",
    ";=1+1",
    ";@x",
    ',"=1+1',
    '","=1+1',
    "\t=1",
    "\n=1+1",
    "\r\n-1",
  ],
  markup: [
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>",
    "</title><svg/onload=alert(1)>",
    "<!--<script>",
    "-->",
    "]]>",
    '" onmouseover="alert(1)',
    "' onload='alert(1)",
    "&lt;script&gt;",
    "&#60;b&#62;",
    "&amp;",
    "&",
    "javascript:alert(1)",
    "data:text/html,x",
  ],
  markdown: [
    "](javascript:alert(1))",
    "[x](https://evil.example)",
    "](https://evil.example) [y",
    "![x](https://evil.example/x.png)",
    "\\](https://evil.example)",
    "**",
    "** **",
    "`x`",
    "# x",
    "> x",
    "- x",
    "[x]: https://evil.example",
  ],
  calendars: [
    "END:VEVENT",
    "\r\nATTENDEE:mailto:x@evil.example",
    "\nBEGIN:VALARM",
    "\\n",
    "\\",
    ";X=1:",
    ",",
    ":",
  ],
  headers: ["\r\nSet-Cookie: a=b", "%0d%0aSet-Cookie:%20a=b", "\u0085X: 1", "\u2028X: 1"],
  templates: ["{{brand}}", "{price}", "$t(build:reserve)", "$" + "{7*7}", "$&", "$`", "$1", "%s"],
  names: [
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "then",
    "../..",
    "/etc/passwd",
    "..",
  ],
  letters: [
    "\u0000",
    "\u0007\u001b[31m",
    "\u001b]0;x\u0007",
    "\ufeff",
    "\ufffe",
    "\uffff",
    "\ufdd0",
    "\u{1ffff}",
    "\ud800",
    "a\udc00b",
    "\u202egnp",
    "\u200b",
    "\u00a0",
    "Z\u0351\u0310a\u0351\u0310",
    "👩‍👩‍👧‍👦",
    "ñ",
    "שלום",
  ],
}

const piece = fc.constantFrom(...Object.values(pieces).flat())
const words = fc.constantFrom("Boat", "to the", "island", "with", "4 days", "a", " ", "-", ": ")

/** Any text: pieces that have broken programs among words, or letters of any kind. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    {weight: 4, arbitrary: fc.array(fc.oneof(piece, words), {minLength: 1, maxLength: 5})},
    {weight: 1, arbitrary: fc.array(fc.string({unit: "binary", maxLength: 80}), {maxLength: 1})},
  )
  .map(list => list.join(""))

/** Texts with less in them that a check could refuse: they come through it more often. */
export const slyText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "Boat ", "4 days "),
    piece,
    fc.constantFrom("", " to the island", " ñ"),
  )
  .map(list => list.join("").trim())

/** A text as it comes out of a file: halves of characters cannot be written. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()
