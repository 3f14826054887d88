import type {AnyNode} from "acorn"

/** The text that a node says, where it is one without a computed part. */
export const textOf = (node?: AnyNode | null): string | undefined => {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : undefined
  if (node?.type !== "TemplateLiteral" || node.quasis.length !== 1) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}

/** The last name of what a node refers to: "focus" of `a.b.focus` and `a["focus"]`, or "". */
export const nameOf = (node?: AnyNode | null): string => {
  if (node?.type === "Identifier") return node.name
  if (node?.type === "SequenceExpression") return nameOf(node.expressions.at(-1))
  if (node?.type === "ChainExpression") return nameOf(node.expression)
  if (node?.type !== "MemberExpression") return ""
  return node.computed ? (textOf(node.property) ?? "") : nameOf(node.property as AnyNode)
}

/** The object whose members are meant: "Promise" of `Promise` and of `Promise.prototype`. */
export const ownerOf = (node: AnyNode): string => {
  const name = nameOf(node)
  return node.type === "MemberExpression" && name === "prototype"
    ? nameOf(node.object as AnyNode)
    : name
}

/** Named properties of an object that is written out, or of a pattern that takes one apart. */
export const propertiesOf = (node?: AnyNode | null): {name: string; value: AnyNode}[] => {
  if (node?.type !== "ObjectExpression" && node?.type !== "ObjectPattern") return []
  return node.properties.flatMap(property => {
    if (property.type !== "Property" || property.computed) return []
    const key: AnyNode = property.key
    return [{name: textOf(key) ?? nameOf(key), value: property.value as AnyNode}]
  })
}
