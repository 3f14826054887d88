import {mkdir, writeFile} from "fs/promises"
import path from "path"
import type {Environment} from "../../environment/environment"
import {shortHash} from "../../files/short-hash"
import {bundleEarlyCode} from "./bundle"
import type {EarlyCode} from "./early-code"

/**
 * Bundles the early code and writes its file into the build. The code is stored in a setting that
 * pages read, because Gatsby rewrites pages when such a setting changes.
 *
 * @param directory - the project
 */
export const writeEarlyCode = async (
  directory: string,
  environment: Environment,
): Promise<void> => {
  const {boot, deferred} = await bundleEarlyCode(directory, environment)
  const address = `/deferred-${shortHash(deferred)}.js`
  const folder = path.join(directory, "public")
  await mkdir(folder, {recursive: true})
  await writeFile(path.join(folder, address), deferred)
  const code: EarlyCode = {boot, deferred: address}
  process.env.GATSBY_EARLY_CODE = JSON.stringify(code)
}
