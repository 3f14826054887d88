/** What docs/architecture.md says of imports, as far as a rule can hold it. */
module.exports = {
  forbidden: [
    {name: "no-circles", severity: "error", from: {}, to: {circular: true}},
    {
      name: "browser-never-imports-build",
      severity: "error",
      from: {path: "^src/", pathNot: "\\.test\\.tsx?$|/testing/|__mocks__"},
      to: {path: "^(editor|gatsby|tools|e2e)/"},
    },
    {
      name: "one-amplify",
      severity: "error",
      comment: "Amplify has one importer, so that it stays one chunk that public hosts never load",
      from: {
        path: "^(src|gatsby|tools|e2e)/|^gatsby-",
        pathNot: "^src/gate/session\\.ts$",
      },
      to: {path: "^(node_modules/)?@?aws-amplify"},
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
