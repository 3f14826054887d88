import process from "node:process"
import {countTests} from "./count-tests.mjs"
import {ensureDependencies} from "./dependencies.mjs"
import {fastChecks} from "./fast-checks.mjs"
import {htmlChecks} from "./html.mjs"
import {ensurePort, portOf} from "./port.mjs"
import {ensurePrograms} from "./programs.mjs"
import {say} from "./say.mjs"
import {bundle, runBin, runChecks, runTypeScript} from "./steps.mjs"
import {serveBuilt} from "./unchanged.mjs"

const gatsby = (args, options) => runBin("gatsby", args, options)
const code = async step => (await step).code

/** Sign-in on this machine works on this port alone. */
const developPort = "5173"

const develop = async (name, args, options) => {
  const port = portOf(args)
  await ensurePort("--port", port ?? developPort, `npm run ${name} -- --port {port}`)
  return code(gatsby(["develop", ...(port ? [] : ["--port", developPort]), ...args], options))
}

/** A package of its own, installed when a command needs it. */
const identity = "tools/identity"

const generate = (...args) => code(runTypeScript("tools/generate/main.ts", args))

const build = {
  name: "production build",
  // As on Netlify, where Gatsby would do more by itself: e2e/build-output.spec.ts looks at what is left of it.
  run: () => gatsby(["build", "--no-color"], {env: {CI: "true", NETLIFY: "true"}}),
}

const browserTests = (name, env) => ({
  name,
  run: () => runBin("playwright", ["test"], {capture: true, env}),
  count: countTests,
})

/** What each npm script does, by its name; every one gives an exit code. */
export const commands = {
  build: () => code(gatsby(["build"])),
  start: async () => {
    await ensurePort("PORT", process.env.PORT || "8000", "PORT={port} npm start")
    const serve = bundle("tools/serve/main.ts")
    // A look at the site needs neither source maps nor types of queries. Gatsby makes many short-lived
    // objects: with more room for them, less time goes into collecting.
    const {NODE_OPTIONS = "--max-semi-space-size=64"} = process.env
    const build = () => code(gatsby(["build"], {env: {BUILD_REPORT: "off", NODE_OPTIONS}}))
    return serveBuilt(build, () => code(serve()))
  },
  develop: args => develop("develop", args),
  edit: args => develop("edit", args, {env: {GATSBY_EDITOR: "local"}}),
  "develop:gated": async args => {
    await ensurePort("--port", developPort)
    await ensureDependencies(identity)
    const env = await ensurePrograms("chromium")
    return code(runTypeScript("tools/identity/develop.ts", args, {env}))
  },
  check: () => runChecks([fastChecks]),
  // For who writes: what the build would say of the content, and nothing of the code.
  "check:content": async () => {
    const contract = await code(runTypeScript("gatsby/content/cli.ts"))
    if (contract !== 0) return contract
    const layout = await code(runBin("biome", ["format", "data", "locales"]))
    if (layout !== 0) say("The content is sound; its layout is not: npm run format mends it.")
    return layout
  },
  test: async () => {
    const programs = await ensurePrograms("chromium", "shell", "java")
    await ensureDependencies(identity)
    return runChecks([
      fastChecks,
      build,
      htmlChecks(programs),
      browserTests("browser tests", programs),
    ])
  },
  weekly: async () => {
    const programs = await ensurePrograms("chromium")
    return runChecks([build, browserTests("weekly browser tests", {...programs, WEEKLY: "true"})])
  },
  bench: async args => {
    await ensureDependencies("tools/bench")
    const env = await ensurePrograms("chromium")
    return code(runTypeScript("tools/bench/main.ts", args, {env}))
  },
  launch: () => code(runTypeScript("gatsby/launch/cli.ts")),
  "analytics:chats": args => code(runTypeScript("tools/chats/main.ts", args)),
  schemas: () => generate("schemas"),
  hosting: args => generate("hosting", ...args),
  analytics: () => generate("analytics"),
}

process.env.FORCE_COLOR ??= "0"
