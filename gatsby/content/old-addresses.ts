import {withSlash} from "../../src/lib/with-slash"
import type {Redirects} from "./schema/redirects"

/** Where addresses of an earlier site lead; every path ends in a slash. */
export type OldAddresses = {
  moved: {fromPath: string; toPath: string}[]
  /** Answered with 410. */
  gone: string[]
}

/** Parts moves from addresses that are gone. */
export const oldAddresses = (redirects: Redirects): OldAddresses => ({
  moved: redirects.flatMap(({from, to}) =>
    to === undefined ? [] : [{fromPath: withSlash(from), toPath: withSlash(to)}],
  ),
  gone: redirects.filter(({gone}) => gone).map(({from}) => withSlash(from)),
})
