/** What unit tests need nothing of: an empty text, a CSS module of classes by their names. */
module.exports = new Proxy(
  {[Symbol.toPrimitive]: () => ""},
  {get: (texts, name) => (typeof name === "symbol" ? texts[name] : name !== "__esModule" && name)},
)
