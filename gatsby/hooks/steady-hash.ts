import {shortHash} from "../files/short-hash"

type Hook<Value> = {tap: (name: string, act: (value: Value) => void) => void}
type Source = {
  source: () => unknown
  map: (options: {columns: boolean}) => {mappings: string; names: string[]} | null
}
type Module = {
  buildInfo: {hash: string}
  buildMeta: object
  originalSource: () => Source | null
}
type Compilation = {
  compiler: Compiler
  children: object[]
  hooks: {beforeHash: Hook<void>; afterHash: Hook<void>}
}
type Compiler = {
  hooks: {compilation: Hook<Compilation>}
  webpack: {
    NormalModule: {
      getCompilationHooks: (compilation: Compilation) => {beforeSnapshot: Hook<Module>}
    }
  }
}

/** Babel's cache gives a source map the same fields in another order, and webpack reads them as text. */
const hashModule = (module: Module) => {
  const source = module.originalSource()
  const map = source?.map({columns: false})
  if (!map) return
  const text = [source?.source(), map.mappings, map.names, module.buildMeta]
  module.buildInfo.hash = shortHash(JSON.stringify(text))
}

/**
 * A plugin for webpack that gives a build from the cache the hash of the first one. A style sheet that is not
 * in the cache is compiled by itself, and webpack counts such children; a module that Babel has in its cache
 * has another hash. Gatsby would write every page anew, and each would be finished and compressed again.
 */
export const steadyHash = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.compilation.tap("steady-hash", compilation => {
      const {NormalModule} = compiler.webpack
      NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap("steady-hash", hashModule)
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
