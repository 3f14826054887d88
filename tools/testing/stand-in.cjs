/** What unit tests need nothing of: an empty text, and a CSS module with each class under its own name. */
module.exports = new Proxy(
  {[Symbol.toPrimitive]: () => ""},
  {get: (texts, name) => (typeof name === "symbol" ? texts[name] : name !== "__esModule" && name)},
)
