const {TestEnvironment} = require("jest-environment-node")

/**
 * Node for unit tests, which loads heavy packages without a state once and not for each test file
 * (`moduleNameMapper` in jest.config.cjs): nearly every test of the build needs zod and sharp.
 */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options)
    this.global.loadedOnce = name => require(name)
  }
}
