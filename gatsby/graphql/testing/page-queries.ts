import {readdirSync, readFileSync} from "fs"
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from "graphql"
import path from "path"

const tagged = /\bgraphql`([^`]*)`/g

const documentsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(tagged)].map(([, text = ""]) => parse(text))

const namesIn = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
  const names: string[] = []
  visit(node, {FragmentSpread: ({name}) => void names.push(name.value)})
  return names
}

/**
 * Reads the queries of the project's pages from its source.
 *
 * @returns gives the query of a file in it, such as a template's, with the fragments that it needs
 */
export const pageQueries = (root = process.cwd()) => {
  const files = readdirSync(path.join(root, "src"), {recursive: true, encoding: "utf8"})
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => path.join(root, "src", file))
  const fragments = new Map(
    files
      .flatMap(documentsOf)
      .flatMap(({definitions}) => definitions)
      .filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(fragment => [fragment.name.value, fragment]),
  )
  return (template: string): DocumentNode => {
    const definitions = documentsOf(path.join(root, template)).flatMap(each => [
      ...each.definitions,
    ])
    const query = definitions.find(each => each.kind === Kind.OPERATION_DEFINITION)
    if (!query) throw new Error(`${template} has no query`)
    const needed = new Set<FragmentDefinitionNode>()
    const add = (name: string) => {
      const fragment = fragments.get(name)
      if (!fragment) throw new Error(`${template}: no fragment ${name} in ${print(query)}`)
      if (needed.has(fragment)) return
      needed.add(fragment)
      for (const inner of namesIn(fragment)) add(inner)
    }
    for (const name of namesIn(query)) add(name)
    return {kind: Kind.DOCUMENT, definitions: [query, ...needed]}
  }
}
