/** A node as Gatsby makes it of a data file or a picture. */
export type Node = {id: string; parent: string | null; type: string; [field: string]: unknown}

export type Where = {query?: {filter?: Record<string, {eq?: unknown}>}; type: string}

const fits = (node: Node, {query, type}: Where) =>
  node.type === type &&
  Object.entries(query?.filter ?? {}).every(([field, {eq}]) => node[field] === eq)

const partsOf = (value: unknown): object[] =>
  value !== null && typeof value === "object"
    ? [value, ...Object.values(value).flatMap(partsOf)]
    : []

/** The part of Gatsby's node model that the project's resolvers use. */
export const nodeModelOf = (nodes: readonly Node[]) => {
  const roots = new Map(nodes.flatMap(node => partsOf(node).map(part => [part, node])))
  const byId = new Map(nodes.map(node => [node.id, node]))
  return {
    findAll: async (where: Where) => ({entries: nodes.filter(node => fits(node, where))}),
    findOne: async (where: Where) => nodes.find(node => fits(node, where)) ?? null,
    getNodeById: ({id}: {id: string}) => byId.get(id) ?? null,
    findRootNodeAncestor: (part: object, isIt: (node: object) => boolean = () => true) => {
      // Gatsby, too, identifies a copied node by its own type and id.
      const node = roots.get(part) ?? byId.get((part as Partial<Node>).id ?? "")
      return node && isIt(node) ? node : null
    },
  }
}
