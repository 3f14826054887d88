const {TestEnvironment} = require("jest-environment-node")

/**
 * Node for unit tests, with packages that are loaded once for all of them: Jest loads every module anew for each
 * test file, which takes a fifth of a second for zod alone. `jest.config.cjs` lists them; none may keep a state.
 */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options)
    this.global.sharedPackage = name => require(name)
  }
}
