/** What unit tests need nothing of; a CSS module has each class under its own name. */
module.exports = new Proxy({}, {get: (_, name) => (name === "__esModule" ? false : name)})
