import type {AnyNode, Program} from "acorn"
import {fullAncestor} from "acorn-walk"
import {callUses} from "./call-uses"
import {eventUse, globalUse, isEvent, memberUse} from "./names"
import {propertyUse} from "./style-uses"
import {nameOf, ownerOf, propertiesOf, textOf} from "./tree"
import type {Use} from "./use"

/** What a script uses, and the names that it gives to members of its own objects. */
export type ScriptParts = {uses: Use[]; own: string[]}

/** Members that a pattern takes out of an object; of which one is known where it is declared. */
const patternUses = (pattern: AnyNode, parent?: AnyNode): Use[] => {
  const from = parent?.type === "VariableDeclarator" && parent.id === pattern ? parent.init : null
  return propertiesOf(pattern).map(({name}) => memberUse(name, from ? ownerOf(from) : ""))
}

/** Events in a list, which are listened for one after the other. */
const listUses = (texts: readonly string[]): Use[] =>
  texts.every(isEvent) ? texts.map(eventUse) : []

const usesOf = (node: AnyNode, parent?: AnyNode): Use[] => {
  switch (node.type) {
    case "CallExpression":
    case "NewExpression":
      return callUses(node)
    case "MemberExpression": {
      const owner = ownerOf(node.object as AnyNode)
      // What stands there is named by whoever writes it.
      if (owner === "dataset") return []
      return [owner === "style" ? propertyUse(nameOf(node)) : memberUse(nameOf(node), owner)]
    }
    case "BinaryExpression":
      return node.operator === "in"
        ? [memberUse(textOf(node.left as AnyNode) ?? "", ownerOf(node.right))]
        : []
    case "ObjectPattern":
      return patternUses(node, parent)
    case "ArrayExpression":
      return listUses(node.elements.map(element => textOf(element as AnyNode) ?? ""))
    default:
      return []
  }
}

const ownNames = (node: AnyNode): string[] => {
  if (node.type === "ObjectExpression") return propertiesOf(node).map(({name}) => name)
  if (node.type === "MethodDefinition" || node.type === "PropertyDefinition")
    return node.computed ? [] : [nameOf(node.key as AnyNode)]
  if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return []
  return node.left.object.type === "ThisExpression" ? [nameOf(node.left)] : []
}

/**
 * Reads what a parsed script uses. What it says in texts that it puts together is not seen, nor which
 * kind of object has a member: all that bear its name are meant.
 */
export const readScript = (program: Program): ScriptParts => {
  const uses: Use[] = []
  const own: string[] = []
  const referred = new Set<string>()
  const declared = new Set<string>()
  fullAncestor(program, (visited, _, ancestors, type) => {
    const node = visited as AnyNode
    // A name that is declared or assigned is visited as a pattern.
    if (node.type === "Identifier") (type === "Identifier" ? referred : declared).add(node.name)
    uses.push(...usesOf(node, ancestors.at(-2) as AnyNode | undefined))
    own.push(...ownNames(node))
  })
  const free = [...referred].filter(name => !declared.has(name))
  return {uses: [...uses, ...free.map(globalUse)], own}
}
