const mayNotReach = (name, from, to, pathNot) => ({
  name,
  severity: "error",
  comment: "Imports run one way: see docs/architecture.md",
  from: {path: from, pathNot: "\\.test\\.tsx?$|/testing/|__mocks__"},
  to: {path: to, ...(pathNot && {pathNot})},
})

module.exports = {
  forbidden: [
    mayNotReach("browser-never-imports-build", "^src/", "^(editor|gatsby|tools|e2e)/"),
    mayNotReach("build-never-imports-tools", "^(editor|gatsby)/", "^(tools|e2e)/"),
    mayNotReach("build-never-imports-editor", "^gatsby/", "^editor/"),
    {
      name: "configuration-stays-small",
      severity: "error",
      comment:
        "Gatsby compiles and loads its configuration apart: schemas in it would be made twice",
      from: {path: "^gatsby-config\\.ts$"},
      to: {path: "^gatsby/content/schema/", reachable: true},
    },
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
      comment:
        "Amplify comes in through features/sign-in-gate/session alone, so that it stays one chunk",
      from: {
        path: "^(src|gatsby|tools|e2e)/|^gatsby-",
        pathNot: "^src/features/sign-in-gate/session\\.ts$",
      },
      to: {path: "^(node_modules/)?@?aws-amplify"},
    },
    {
      name: "gate-comes-late",
      severity: "error",
      comment: "Public hosts must not load the gate: only import() may reach it",
      from: {path: "^src/|^gatsby-", pathNot: "\\.test\\.tsx?$"},
      to: {path: "^src/features/sign-in-gate/enter\\.ts$", dependencyTypesNot: ["dynamic-import"]},
    },
    {
      name: "session-behind-enter",
      severity: "error",
      comment: "The session belongs to the chunk that enter.ts starts",
      from: {
        path: "^src/|^gatsby-",
        pathNot: "^src/features/sign-in-gate/(enter|session\\.test)\\.ts$",
      },
      to: {path: "^src/features/sign-in-gate/session\\.ts$", dependencyTypesNot: ["type-only"]},
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
