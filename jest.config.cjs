const transform = {
  "\\.m?[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: {syntax: "typescript", tsx: true},
        transform: {react: {runtime: "automatic"}},
        target: "es2022",
      },
      module: {type: "commonjs"},
    },
  ],
}

const moduleNameMapper = {
  // Gatsby's alias.
  "^@reach/router$": "@gatsbyjs/reach-router",
  "\\.(css|woff2|svg)$": "<rootDir>/tools/testing/stand-in.cjs",
  // zod's messages in fifty languages, of which no test reads one.
  "^\\.\\./locales/index\\.cjs$": "<rootDir>/tools/testing/stand-in.cjs",
}

/** Where tests and what they import lie: nothing else is searched for modules. */
const roots = ["editor", "gatsby", "src", "tools"].map(folder => `<rootDir>/${folder}`)

const common = {roots, transform, moduleNameMapper}

/**
 * Browser code runs in jsdom, build-time code in Node. A test of the former that needs no document
 * begins with `@jest-environment node`: it starts twice as fast.
 */
module.exports = {
  // Jest leaves one processor free otherwise: on two, half of what there is.
  maxWorkers: "100%",
  // Tells what hangs from what is slow: no test is judged by its speed.
  testTimeout: 120_000,
  projects: [
    {
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      // What the build writes in (gatsby/hooks/site-constants.ts).
      globals: {
        PRODUCT_ID: "entreraices",
        CHANNELS: [
          ["IG", "instagram", "paid"],
          ["IN", "instagram"],
        ],
        SITE_LINKS: {navigation: [], more: [], legal: []},
        TRIP_SLUGS: ["cali", "chiva", "canoexp", "new-name"],
        FORMER_SLUGS: {"old-name": "new-name"},
      },
      ...common,
    },
    {
      displayName: "build",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{editor,gatsby,tools}/**/*.test.{ts,tsx}"],
      ...common,
    },
  ],
}
