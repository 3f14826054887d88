type Hook<Value> = {tap: (name: string, act: (value: Value) => void) => void}
type Compilation = {
  compiler: Compiler
  children: object[]
  hooks: {beforeHash: Hook<void>; afterHash: Hook<void>}
}
type Compiler = {hooks: {compilation: Hook<Compilation>}}

/**
 * A plugin for webpack that gives a build from the cache the hash of the first one. A style sheet that is not
 * in the cache is compiled by itself, and webpack counts such children: Gatsby would write another hash into
 * every page, and each would be finished and compressed again.
 */
export const steadyHash = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.compilation.tap("steady-hash", compilation => {
      if (compilation.compiler !== compiler) return
      const {children, hooks} = compilation
      hooks.beforeHash.tap("steady-hash", () => {
        compilation.children = []
      })
      hooks.afterHash.tap("steady-hash", () => {
        compilation.children = children
      })
    }),
}
