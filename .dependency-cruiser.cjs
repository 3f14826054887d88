/** Imports run one way: templates → sections → layout → components → concerns → styles. */
const concerns =
  "^src/(i18n|text|booking|filter|planner|offline|consent|analytics|early|start|seo|site|recovery|network|sign-in-gate)/"

const mayNotReach = (name, from, to) => ({
  name,
  severity: "error",
  comment: "Imports run one way: see docs/architecture.md",
  from: {path: from},
  to: {path: to},
})

module.exports = {
  forbidden: [
    mayNotReach("sections-look-down", "^src/sections/", "^src/templates/"),
    mayNotReach("layout-looks-down", "^src/layout/", "^src/(templates|sections)/"),
    mayNotReach("components-look-down", "^src/components/", "^src/(templates|sections|layout)/"),
    mayNotReach("concerns-look-down", concerns, "^src/(templates|sections|layout|components)/"),
    mayNotReach("styles-import-nothing", "^src/styles/", "^src/(?!styles/)"),
    mayNotReach("browser-never-imports-build", "^src/", "^(editor|gatsby|tools|e2e)/"),
    mayNotReach("build-never-imports-tools", "^(editor|gatsby)/", "^(tools|e2e)/"),
    {
      name: "one-editor",
      severity: "error",
      comment: "The editor's framework comes in through editor/browser/main alone",
      from: {path: "^(editor|src|gatsby|tools|e2e)/", pathNot: "^editor/browser/main\\.ts$"},
      to: {path: "^node_modules/@sveltia/", dependencyTypesNot: ["type-only"]},
    },
    {
      name: "one-link",
      severity: "error",
      comment: "Links of the site go through components/link",
      from: {path: "^src/", pathNot: "^src/components/link/"},
      to: {path: "gatsby-link"},
    },
    {
      name: "one-amplify",
      severity: "error",
      comment: "Amplify comes in through sign-in-gate/session alone, so that it stays one chunk",
      from: {path: "^(src|gatsby|tools|e2e)/|^gatsby-", pathNot: "^src/sign-in-gate/session\\.ts$"},
      to: {path: "^(node_modules/)?@?aws-amplify"},
    },
    {
      name: "gate-comes-late",
      severity: "error",
      comment: "Public hosts must not load the gate: only import() may reach it",
      from: {path: "^src/|^gatsby-", pathNot: "\\.test\\.tsx?$"},
      to: {path: "^src/sign-in-gate/enter\\.ts$", dependencyTypesNot: ["dynamic-import"]},
    },
    {
      name: "session-behind-enter",
      severity: "error",
      comment: "The session belongs to the chunk that enter.ts starts",
      from: {path: "^src/|^gatsby-", pathNot: "^src/sign-in-gate/(enter|session\\.test)\\.ts$"},
      to: {path: "^src/sign-in-gate/session\\.ts$", dependencyTypesNot: ["type-only"]},
    },
    {name: "no-circles", severity: "error", from: {}, to: {circular: true}},
    {
      name: "declared-packages-only",
      severity: "error",
      comment: "schema-dts holds types and nothing else: no line of it reaches a page",
      from: {path: "^(src|gatsby)/", pathNot: "\\.test\\.tsx?$|/testing/"},
      to: {
        dependencyTypes: ["npm-no-pkg", "npm-unknown", "npm-dev"],
        pathNot: "@types/|schema-dts",
      },
    },
  ],
  options: {
    doNotFollow: {path: "node_modules"},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: "tsconfig.json"},
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
}
