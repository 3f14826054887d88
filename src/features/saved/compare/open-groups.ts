/** Open facts that some trips share, and the titles of these trips. */
export type OpenGroup = {titles: readonly string[]; rows: readonly string[]}

/**
 * What several trips do not state, each fact once, under the trips that share it.
 *
 * @param trips - each with the names of its open facts
 * @returns what most trips share comes first
 */
export const openGroups = (
  trips: readonly {title: string; rows: readonly string[]}[],
): OpenGroup[] => {
  const groups = new Map<string, OpenGroup>()
  for (const row of new Set(trips.flatMap(({rows}) => rows))) {
    const titles = trips.filter(({rows}) => rows.includes(row)).map(({title}) => title)
    const key = titles.join("\n")
    groups.set(key, {titles, rows: [...(groups.get(key)?.rows ?? []), row]})
  }
  return [...groups.values()].sort((one, other) => other.titles.length - one.titles.length)
}
