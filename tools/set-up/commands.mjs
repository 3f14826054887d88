import process from "node:process"
import {ensureBrowser, ensureHeadlessShell} from "./browser.mjs"
import {faults, hostile} from "./campaigns.mjs"
import {countJest, countPages, countPlaywright, countSmoke} from "./count-tests.mjs"
import {ensureDependencies} from "./dependencies.mjs"
import {ensureJava} from "./java.mjs"
import {ensureNginx} from "./nginx.mjs"
import {ensureOtherBrowsers} from "./other-browsers.mjs"
import {ensurePort, portOf} from "./port.mjs"
import {run, runBin, runChecks, runTypeScript} from "./steps.mjs"

const gatsby = (args, options) => runBin("gatsby", args, options)
const code = async step => (await step).code

/** Sign-in on this machine works on this port alone. */
const developPort = "5173"

const develop = async (name, args, options) => {
  const port = portOf(args)
  await ensurePort("--port", port ?? developPort, `npm run ${name} -- --port {port}`)
  return code(gatsby(["develop", ...(port ? [] : ["--port", developPort]), ...args], options))
}

const capture = {capture: true}

const unitTests = (name, projects) => ({
  name,
  run: () => runBin("jest", ["--ci", "--selectProjects", ...projects], capture),
  count: countJest,
})

const fastChecks = [
  {name: "format and lint", run: () => runBin("biome", ["check", "--error-on-warnings", "."])},
  {name: "style sheets", run: () => runBin("stylelint", ["src/**/*.css"])},
  {
    name: "import directions",
    run: () =>
      runBin("depcruise", [
        "--config",
        ".dependency-cruiser.cjs",
        "editor",
        "src",
        "gatsby",
        "tools",
        "e2e",
        "gatsby-config.ts",
        "gatsby-node.ts",
        "gatsby-browser.tsx",
        "gatsby-ssr.tsx",
      ]),
  },
  {name: "types", run: () => runBin("tsc", ["--noEmit"])},
  {name: "content contract", run: () => runTypeScript("gatsby/content/cli.ts", ["check"])},
  unitTests("unit tests", ["browser", "build"]),
]

const build = {
  name: "production build",
  // As on Netlify, where Gatsby would do more by itself: e2e/build-output.spec.ts looks at what is left of it.
  run: () => gatsby(["build", "--no-color"], {env: {CI: "true", NETLIFY: "true"}}),
}

const htmlChecks = java => ({
  name: "HTML of every page",
  run: () => runTypeScript("tools/check-html/main.ts", [], {...capture, env: {JAVA_PATH: java}}),
  count: countPages,
})

const browserTests = (chromium, shell, nginx) => ({
  name: nginx ? "browser tests, hosting also on nginx" : "browser tests (nginx skipped: see above)",
  run: () =>
    runBin("playwright", ["test"], {
      capture: true,
      env: {CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell, NGINX_PATH: nginx},
    }),
  count: countPlaywright,
})

const everyBrowser = chromium => ({
  name: "every browser",
  run: async () => {
    await ensureOtherBrowsers()
    const env = {CHROMIUM_PATH: chromium}
    return runTypeScript("e2e/smoke/main.ts", [], {capture: true, env})
  },
  count: countSmoke,
})

/** What each npm script does, by its name; every one gives an exit code. */
export const commands = {
  build: () => code(gatsby(["build"])),
  start: async () => {
    await ensurePort("PORT", process.env.PORT || "8000", "PORT={port} npm start")
    const built = await code(gatsby(["build"]))
    return built === 0 ? code(runTypeScript("tools/serve/main.ts")) : built
  },
  develop: args => develop("develop", args),
  edit: args => develop("edit", args, {env: {GATSBY_EDITOR: "local"}}),
  "develop:gated": async args => {
    await ensurePort("--port", developPort)
    const env = {CHROMIUM_PATH: await ensureBrowser()}
    return code(runTypeScript("tools/identity/develop.ts", args, {env}))
  },
  check: () => runChecks(fastChecks),
  test: async () => {
    const chromium = await ensureBrowser()
    const shell = await ensureHeadlessShell(chromium)
    const java = await ensureJava()
    const nginx = await ensureNginx()
    return runChecks([
      ...fastChecks,
      unitTests("exhaustive tests", ["slow"]),
      build,
      htmlChecks(java),
      browserTests(chromium, shell, nginx),
      everyBrowser(chromium),
    ])
  },
  "test:browsers": async () => {
    const chromium = await ensureBrowser()
    return runChecks([build, everyBrowser(chromium)])
  },
  faults: args => faults(args, build),
  hostile: args => hostile(args, build),
  bench: async args => {
    const chromium = await ensureBrowser()
    const env = {CHROMIUM_PATH: chromium}
    if (args.includes("--served=nginx")) env.NGINX_PATH = await ensureNginx()
    const built = await code(gatsby(["build"]))
    return built === 0 ? code(runTypeScript("tools/bench/main.ts", args, {env})) : built
  },
  "bench:load": () => code(runTypeScript("tools/bench/load.ts")),
  hosting: args => code(runTypeScript("gatsby/hosting/cli.ts", args)),
  "bench:fresh": args => code(runTypeScript("tools/bench/fresh.ts", args)),
  "bench:search": async () => {
    const env = {CHROMIUM_PATH: await ensureBrowser()}
    return code(runTypeScript("tools/bench/search.ts", [], {env}))
  },
  "bench:scale": args => code(runTypeScript("tools/bench/scale.ts", args)),
  mutation: args => code(runTypeScript("tools/mutation/main.ts", args)),
  "editor:config": () => code(runTypeScript("editor/configuration/cli.ts")),
  schemas: () => code(runTypeScript("gatsby/content/cli.ts", ["schemas"])),
  "analytics:chats": args => code(runTypeScript("tools/chats/main.ts", args)),
  analytics: () => code(runTypeScript("tools/analytics/main.ts")),
  screens: async args => {
    const env = {CHROMIUM_PATH: await ensureBrowser()}
    const editor = () => code(runTypeScript("tools/screens/editor.ts", [], {env}))
    if (args.includes("editor")) return editor()
    const built = await code(gatsby(["build"]))
    const pages = built || (await code(runTypeScript("tools/screens/main.ts", [], {env})))
    return pages || editor()
  },
  "screens:compare": async args => {
    const env = {CHROMIUM_PATH: await ensureBrowser()}
    const built = await code(gatsby(["build"]))
    return built === 0 ? code(runTypeScript("tools/screens/compare.ts", args, {env})) : built
  },
  // A package of its own: this only installs and starts it.
  artwork: async args => {
    await ensureDependencies("artwork")
    return code(run("npm", ["run", "--silent", "artwork", "--", ...args], {cwd: "artwork"}))
  },
}

process.env.FORCE_COLOR ??= "0"
