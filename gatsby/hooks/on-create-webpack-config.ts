import {rmSync} from "fs"
import type {GatsbyNode} from "gatsby"
import path from "path"
import {renamedTrips} from "../content/renamed-trips"
import {shortHash} from "../files/short-hash"
import {siteLinks} from "../pages/links"
import {reportFolder} from "./cache-files"
import {className} from "./class-name"

/** Of DefinePlugin. */
type Plugin = {definitions?: Record<string, unknown>}
type Loading = {rootContext: string; resourcePath: string}
type NameClass = (file: Loading, pattern: string, name: string) => string
type CssLoader = {options?: {modules?: {localIdentName?: string; getLocalIdent?: NameClass}}}
type Rule = {oneOf?: Rule[]; use?: CssLoader[]}
type Chunk = {name?: string | null}
type Config = {
  entry?: Record<string, string>
  output: {path: string; sourceMapFilename?: string}
  cache?: {cacheLocation?: string}
  plugins?: Plugin[]
  module?: {rules?: Rule[]}
  devtool?: string | false
  resolve?: {alias?: object}
  optimization?: {splitChunks?: {cacheGroups?: Record<string, object>}}
}

/**
 * Code that no page uses. It reaches the bundle because the i18n plugin imports its packages whole,
 * and Gatsby its own components:
 * - redirects by browser language (`redirect` is off), and development warnings;
 * - components for words with markup, and for class components (words come from `useWords`);
 * - Script and Partytown, Slice, and the registration of a service worker;
 * - the hook for positions of scrolled parts, which brings the whole router with it.
 *
 * @param directory - the project: a single file is left out by its whole path
 */
const unusedInBrowser = (directory: string) => [
  "browser-lang",
  "outdent",
  "gatsby-script",
  ...[
    ".cache/slice.js",
    ".cache/register-service-worker.js",
    "node_modules/gatsby-react-router-scroll/use-scroll-restoration.js",
    "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    ...["Trans", "TransWithoutContext", "Translation", "useSSR", "withSSR", "withTranslation"].map(
      name => `node_modules/react-i18next/dist/es/${name}.js`,
    ),
  ].map(file => path.join(directory, file)),
]

type Hook<Value> = {tap: (name: string, act: (value: Value) => void) => void}
type Compilation = {hash?: string; hooks: {afterProcessAssets: Hook<object>}}
type Compiler = {hooks: {compilation: Hook<Compilation>}}

/**
 * Lets webpack's hash follow from the names of the files, which follow from their content. Its own is
 * another where modules come from its cache, and Gatsby writes that hash into every page.
 */
const hashOfNames = {
  apply: ({hooks}: Compiler) =>
    hooks.compilation.tap("hash-of-names", compilation =>
      compilation.hooks.afterProcessAssets.tap("hash-of-names", files => {
        compilation.hash = shortHash(Object.keys(files).sort().join("\n"))
      }),
    ),
}

/** So many templates have to use a module before it comes in a file that all of them load. */
const mostTemplates = 6

/** Short class names, by css-loader's option: Gatsby's make a long page a tenth heavier. */
const shortenClassNames = ({module}: Config) => {
  const rules = (module?.rules ?? []).flatMap(rule => rule.oneOf ?? [rule])
  for (const {options} of rules.flatMap(({use}) => (Array.isArray(use) ? use : [])))
    if (options?.modules?.localIdentName)
      options.modules.getLocalIdent = ({rootContext, resourcePath}, _, name) =>
        className(path.relative(rootContext, resourcePath), name)
}

/** Settings that pages may read, in the renderer as in the browser: not those of how Gatsby runs. */
const readable =
  /^process\.env\.(GATSBY_(?!LOGGER|CPU_COUNT|TELEMETRY)\w+|NODE_ENV|BUILD_STAGE|PUBLIC_DIR)$/

/**
 * Takes the rest of the environment out of what is compiled. Gatsby writes all of it into the
 * renderer, and webpack would compile every module anew in another terminal.
 */
const leaveEnvironmentOut = ({plugins = []}: Config) => {
  for (const {definitions = {}} of plugins)
    for (const name of Object.keys(definitions))
      if (name.startsWith("process.env.") && !readable.test(name)) delete definitions[name]
}

/** Current slug of each renamed trip: devices may have saved former ones. */
const todaysSlugs = (directory: string) =>
  Object.fromEntries(
    renamedTrips(directory).flatMap(({slug, formerSlugs = []}) =>
      formerSlugs.map(former => [former, slug]),
    ),
  )

/**
 * Defines links and former slugs, excludes unused code from the browser bundle, starts React and
 * Gatsby in tasks of their own, splits style sheets and most scripts by template, and shortens
 * class names.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  plugins,
  store,
}) => {
  const {directory} = (store.getState() as {program: {directory: string}}).program
  const written = {
    SITE_LINKS: JSON.stringify(siteLinks()),
    FORMER_SLUGS: JSON.stringify(todaysSlugs(directory)),
  }
  actions.setWebpackConfig({plugins: [plugins.define(written)]})
  if (stage === "build-javascript") {
    const unused = unusedInBrowser(directory).map(name => [name, false])
    actions.setWebpackConfig({
      plugins: [hashOfNames],
      resolve: {alias: Object.fromEntries(unused)},
    })
  }
  const config = getConfig() as Config
  if (stage === "build-javascript") {
    // Source maps lie in the report, not in the site, and no script names them. `npm start` has none.
    const report = reportFolder(directory)
    rmSync(report, {recursive: true, force: true})
    config.output.sourceMapFilename = `${path.relative(config.output.path, report)}/[file].map`
    const hasMaps = process.env.BUILD_REPORT !== "off"
    config.devtool = hasMaps ? "hidden-source-map" : false
    // What webpack has minified and kept without maps would have none in the next build either.
    if (!hasMaps && config.cache) config.cache.cacheLocation += "-without-maps"
    if (config.entry) config.entry.app = path.join(directory, "src/entries/app")
    // One sheet per template; Gatsby would put all styles into every page.
    const groups = config.optimization?.splitChunks?.cacheGroups
    delete groups?.styles
    // One file of what most templates share: Gatsby makes one of what any two do, three on a trip.
    // Plain pages, which are seldom seen, share none of it.
    if (groups?.shared)
      Object.assign(groups.shared, {
        minChunks: mostTemplates,
        chunks: ({name}: Chunk) => !name?.startsWith("component---src-templates-plain-"),
      })
  }
  // The frame of developed pages shows none of them: Gatsby compiles all for what a server would answer.
  if (stage === "develop-html")
    config.resolve = {
      ...config.resolve,
      alias: {"$virtual/async-requires": false, ...config.resolve?.alias},
    }
  if (stage === "build-javascript" || stage === "build-html") {
    leaveEnvironmentOut(config)
    shortenClassNames(config)
  }
  actions.replaceWebpackConfig(config)
}
