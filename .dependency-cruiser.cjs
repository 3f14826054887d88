/** The rooms of each folder, floor by floor: imports go down (docs/architecture.md). */
const floors = {
  src: [
    ["templates", "gate", "inline-script"],
    ["catalogue", "trip", "planner", "destinations", "home", "about", "legal"],
    ["layout"],
    ["components"],
    ["analytics", "seo", "chat", "offline"],
    ["visitor"],
    ["consent", "i18n", "site", "lib", "styles"],
  ],
  gatsby: [
    ["hooks"],
    ["pages"],
    ["publish", "launch"],
    ["graphql"],
    ["facts"],
    ["content"],
    ["routes", "words", "environment", "files"],
  ],
}

/** What a visitor does: these import nothing of each other. */
const visitorRooms = floors.src[1].join("|")

const isTest = "\\.test\\.tsx?$|/testing/|__mocks__"

const importsDown = Object.entries(floors).flatMap(([folder, all]) => {
  const pathOf = list => `^${folder}/(${list.flat().join("|")})[/.]`
  return all.slice(1).map((floor, index) => ({
    name: `${folder}-${floor[0]}-imports-down`,
    severity: "error",
    from: {path: pathOf(floor), pathNot: isTest},
    to: {path: pathOf(all.slice(0, index + 1))},
  }))
})

/** What docs/architecture.md says of imports, as far as a rule can hold it. */
module.exports = {
  forbidden: [
    ...importsDown,
    {
      name: "rooms-of-a-floor-apart",
      severity: "error",
      comment: "What two of them need stands on a lower floor",
      from: {path: `^src/(${visitorRooms})/`, pathNot: isTest},
      to: {path: `^src/(${visitorRooms})/`, pathNot: "^src/$1/"},
    },
    {name: "no-circles", severity: "error", from: {}, to: {circular: true}},
    {
      name: "browser-never-imports-build",
      severity: "error",
      from: {path: "^src/", pathNot: isTest},
      to: {path: "^(editor|gatsby|tools|e2e)/"},
    },
    {
      name: "build-never-imports-its-users",
      severity: "error",
      from: {path: "^gatsby/", pathNot: isTest},
      to: {path: "^(editor|tools|e2e)/"},
    },
    {
      name: "one-amplify",
      severity: "error",
      comment: "Amplify has one importer, so that it stays one chunk that public hosts never load",
      from: {
        path: "^(editor|src|gatsby|tools|e2e)/|^gatsby-",
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
