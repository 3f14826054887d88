/** A CSS module in unit tests: each class is called as it is in the style sheet. */
module.exports = new Proxy({}, {get: (_, name) => (name === "__esModule" ? false : name)})
