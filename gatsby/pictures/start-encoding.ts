import {fork} from "child_process"
import {build} from "esbuild"
import os from "os"
import path from "path"
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
  await build({
    absWorkingDir: root,
    entryPoints: ["gatsby/pictures/encoding-process.ts"],
    bundle: true,
    platform: "node",
    packages: "external",
    outfile: code,
    tsconfigRaw: {},
    logLevel: "silent",
  })
  const child = fork(code, {cwd: root, execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"]})
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  child.on("message", message => report(message as Progress))
  child.send({cache, orders})
  await new Promise(resolve => {
    child.once("exit", resolve)
    child.once("error", resolve)
  })
}
