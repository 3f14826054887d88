import {readJsonSync} from "./read-json"
import {type Redirects, redirectsSchema} from "./schema/redirects"

/** Where addresses of an earlier site lead; every path ends in a slash. */
export type OldAddresses = {
  moved: {fromPath: string; toPath: string}[]
  /** Answered with 410. */
  gone: string[]
}

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`)

/** Parts moves from addresses that are gone. */
export const oldAddresses = (redirects: Redirects): OldAddresses => ({
  moved: redirects.flatMap(({from, to}) =>
    to === undefined ? [] : [{fromPath: withSlash(from), toPath: withSlash(to)}],
  ),
  gone: redirects.filter(({gone}) => gone).map(({from}) => withSlash(from)),
})

/**
 * Reads the addresses for hosts, which need them at once. A file with a fault counts as empty: the
 * contract reports it.
 *
 * @param root - the project's folder
 */
export const readOldAddresses = (root = process.cwd()): OldAddresses => {
  const {data} = redirectsSchema.safeParse(readJsonSync(root, "data/redirects.json").value)
  return oldAddresses(data?.redirects ?? [])
}
