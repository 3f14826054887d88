import {existsSync} from "node:fs"
import process from "node:process"
import {say} from "./say.mjs"
import {run} from "./steps.mjs"

const places = [process.env.NGINX_PATH, "/usr/sbin/nginx", "/usr/local/bin/nginx"]
const packages = ["nginx-light", "libnginx-mod-http-brotli-static"]

const find = () => places.find(file => file && existsSync(file))

/**
 * Finds an nginx with its Brotli module for the tests of the hosting, or installs Debian's when
 * root. Its own service is not started: the tests run one beside it.
 *
 * @returns {Promise<string>} path of the program; empty where there is none, and then the tests
 *   on nginx are neither passed nor failed
 */
export const ensureNginx = async () => {
  const present = find()
  if (present) return present
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Debian's nginx for the tests of the hosting (once) …")
    const env = {DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1"}
    await run("apt-get", ["update", "-qq"])
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {env})
  }
  const installed = find()
  if (!installed)
    say(
      `SKIPPED: tests of the hosting on nginx. There is no nginx: apt-get install ${packages.join(" ")}`,
    )
  return installed ?? ""
}
