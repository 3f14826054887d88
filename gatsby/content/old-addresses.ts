import {withSlash} from "../../src/lib/with-slash"
import type {Redirects} from "./schema/redirects"

/** One permanent redirect, path to path; both end in a slash. */
export type Redirect = {fromPath: string; toPath: string}

/** Path of an earlier site in one spelling: "/viajes/ca%C3%B1o-cristales" gives "/viajes/caño-cristales/". */
export const oldPath = (from: string): string =>
  withSlash(decodeURIComponent(from).normalize("NFC"))

/** Where addresses of an earlier site lead. */
export const oldAddresses = (redirects: Redirects): Redirect[] =>
  redirects.map(({from, to}) => ({fromPath: oldPath(from), toPath: withSlash(to)}))
