/** Documentation of a field: GraphiQL and editors show it, no code reads it. */
const isDescription = ({node, parent}) =>
  parent?.type === "CallExpression" &&
  parent.callee.property?.name === "describe" &&
  parent.arguments.includes(node)

/** Has Stryker leave the words of `.describe()` alone. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "descriptions",
    value: {
      shouldIgnore: path => (isDescription(path) ? "words of a description" : undefined),
    },
  },
]
