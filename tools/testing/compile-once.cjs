const vm = require("node:vm")

/**
 * Jest gives each test file modules of its own and compiles them all anew, its own parts first. Here a module is
 * compiled once in a process, and run for each test file. (An `import()` in it fails as it does without.)
 */
if (vm.compileFunction.name !== "compileOnce") {
  const scripts = new Map()
  vm.compileFunction = function compileOnce(source, parameters, {filename, parsingContext}) {
    const head = `(function (${parameters}) {`
    const known = scripts.get(filename)
    if (known?.source === source) return known.script.runInContext(parsingContext)
    const options = {filename, columnOffset: -head.length}
    const script = new vm.Script(`${head}${source}\n})`, options)
    scripts.set(filename, {source, script})
    return script.runInContext(parsingContext)
  }
}
