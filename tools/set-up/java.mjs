import {spawnSync} from "node:child_process"
import {existsSync} from "node:fs"
import process from "node:process"
import {fail, say} from "./say.mjs"
import {run} from "./steps.mjs"

/** The W3C checker's classes are compiled for this version. */
const oldest = 17

const candidates = () => [
  ...(process.env.JAVA_HOME ? [`${process.env.JAVA_HOME}/bin/java`] : []),
  "java",
]

/** Version a `java` reports of itself, such as 17; undefined where it does not run. */
const versionOf = program => {
  const {error, stderr} = spawnSync(program, ["-version"], {encoding: "utf8"})
  if (error) return undefined
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? []
  // Java 8 and older call themselves 1.8.
  return major === "1" ? Number(minor) : Number(major)
}

const find = () => candidates().find(program => (versionOf(program) ?? 0) >= oldest)

/**
 * Finds a Java for the HTML checker, or installs Debian's when root.
 *
 * @returns {Promise<string>} path of the program
 */
export const ensureJava = async () => {
  const present = find()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Debian's Java for the HTML checker (once) …")
    await run("apt-get", ["update", "-qq"])
    await run("apt-get", ["install", "-y", "-qq", "default-jre-headless"], {
      env: {DEBIAN_FRONTEND: "noninteractive"},
    })
    const packaged = find()
    if (packaged) return packaged
  }
  return fail(
    `No Java ${oldest} or later, which the W3C's HTML checker runs on. Install one (Debian, Ubuntu: apt-get install default-jre-headless; macOS: brew install openjdk) or name its folder in JAVA_HOME, then run the tests again.`,
  )
}
