import {fork} from "child_process"
import os from "os"
import path from "path"
import {bundleScript} from "../files/bundle-script"
import {writeWhole} from "../files/write-whole"
import type {Progress} from "./encode"
import type {Order} from "./order"

/**
 * Begins to encode missing files of orders in a process of its own. Its priority is low: it takes
 * what webpack leaves of the processors.
 *
 * @param cache - folder that the files are written into
 * @param report - told after each file
 * @returns when the process has ended, whether all is made or a picture had a fault
 */
export const startEncoding = async (
  root: string,
  cache: string,
  orders: readonly Order[],
  report: (progress: Progress) => void,
): Promise<void> => {
  const code = path.join(root, ".cache", "encoding-process.js")
  const options = {platform: "node", packages: "external"} as const
  await writeWhole(code, await bundleScript(root, "gatsby/pictures/encoding-process.ts", options))
  const child = fork(code, {cwd: root, execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"]})
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  child.on("message", message => report(message as Progress))
  child.send({cache, orders})
  await new Promise(resolve => {
    child.once("exit", resolve)
    child.once("error", resolve)
  })
}
