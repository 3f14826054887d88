const {AsyncLocalStorage} = require("node:async_hooks")

/**
 * Every test file brings a store of its own (jest-circus) and leaves it switched on, and before Node 24 each
 * promise of later files carries the contexts of all of them. The store before is switched off as the next begins.
 */
const {run} = AsyncLocalStorage.prototype
if (run.name === "run") {
  let last
  AsyncLocalStorage.prototype.run = function runAlone(...args) {
    if (last !== this) last?.disable()
    last = this
    return run.apply(this, args)
  }
}
