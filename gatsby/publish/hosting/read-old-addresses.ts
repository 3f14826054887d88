import {type OldAddresses, oldAddresses} from "../../content/old-addresses"
import {readJson} from "../../content/read-json"
import {redirectsSchema} from "../../content/schema/redirects"

/**
 * Reads the addresses for hosts, which need them at once. A file with a fault counts as empty: the
 * contract reports it.
 */
export const readOldAddresses = (root = process.cwd()): OldAddresses => {
  const {data} = redirectsSchema.safeParse(readJson(root, "data/redirects.json").value)
  return oldAddresses(data?.redirects ?? [])
}
