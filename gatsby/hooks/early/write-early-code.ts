import type {GatsbyCache} from "gatsby"
import path from "path"
import type {Environment} from "../../environment/environment"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {bundleEarlyCode} from "./bundle"
import type {EarlyCode} from "./early-code"

/**
 * Bundles the early code and writes its file into the build. The code is stored in a setting that
 * pages read, because Gatsby rewrites pages when such a setting changes.
 */
export const writeEarlyCode = async (
  directory: string,
  environment: Environment,
  cache: GatsbyCache,
): Promise<void> => {
  const [boot, deferred] = await Promise.all([
    bundleEarlyCode(directory, environment, "boot", cache),
    bundleEarlyCode(directory, environment, "deferred", cache),
  ])
  const address = `/deferred-${shortHash(deferred)}.js`
  await writeWhole(path.join(directory, "public", address), deferred)
  const code: EarlyCode = {boot, deferred: address}
  process.env.GATSBY_EARLY_CODE = JSON.stringify(code)
}
