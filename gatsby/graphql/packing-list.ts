import type {SiteContent} from "../content/site-content"

type Groups = SiteContent["packing"]["groups"]

/**
 * Orders things to bring as data/packing.json does, each once.
 *
 * @param groups - of data/packing.json
 * @param keys - of the things, from as many sources as there are
 * @returns the groups that have any of them, with these alone
 */
export const packingList = (groups: Groups, keys: readonly string[]): Groups =>
  groups
    .map(group => ({...group, items: group.items.filter(({key}) => keys.includes(key))}))
    .filter(({items}) => items.length > 0)
