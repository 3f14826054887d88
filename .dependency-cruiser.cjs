/** Floors of gatsby/ from the top; routes.ts is one of its own. A file imports from its own or a lower one. */
const gatsbyFloors = [
  ["hooks"],
  ["pages"],
  ["publish", "launch"],
  ["graphql"],
  ["content"],
  ["routes", "words", "environment", "files"],
]

const inFloors = floors => `^gatsby/(${floors.flat().join("|")})[/.]`

const gatsbyImportsDown = gatsbyFloors.slice(1).map((floor, index) => ({
  name: `gatsby-${floor.join("-")}-imports-down`,
  severity: "error",
  from: {path: inFloors(floor), pathNot: "\\.test\\.tsx?$"},
  to: {path: inFloors(gatsbyFloors.slice(0, index + 1))},
}))

/** What docs/architecture.md says of imports, as far as a rule can hold it. */
module.exports = {
  forbidden: [
    ...gatsbyImportsDown,
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
