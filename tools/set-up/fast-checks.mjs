import {countTests} from "./count-tests.mjs"
import {run, runBin, runTypeScript} from "./steps.mjs"

const sources = ["editor", "src", "gatsby", "tools", "e2e"]
const hooks = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"]

/**
 * Types are checked by TypeScript 7: see docs/decisions.md. One checker costs a third of four, which share no
 * types. Nothing is kept: its incremental mode misses what a changed global declaration does to other files.
 */
const checkTypes = options =>
  run("node", ["node_modules/@typescript/native/bin/tsc", "--checkers", "1"], {
    ...options,
    // Fewer garbage collections: a fifth less processor time for a fifth more memory.
    env: {GOGC: "400"},
  })

/** What needs no build. The longest come first: all run beside each other. */
export const fastChecks = [
  {
    name: "unit tests",
    run: options => runBin("jest", ["--ci", "--selectProjects", "browser", "build"], options),
    count: countTests,
  },
  {name: "types", run: checkTypes},
  {
    name: "import directions",
    run: options =>
      runBin("depcruise", ["--config", ".dependency-cruiser.cjs", ...sources, ...hooks], options),
  },
  {
    name: "content contract",
    run: options => runTypeScript("gatsby/content/cli.ts", [], options),
  },
  {
    name: "format and lint",
    run: options => runBin("biome", ["check", "--error-on-warnings", "."], options),
  },
]
