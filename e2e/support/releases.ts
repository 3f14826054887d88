import {type ChildProcess, spawn} from "node:child_process"
import {createHash} from "node:crypto"
import {mkdtempSync, readdirSync, readFileSync} from "node:fs"
import os from "node:os"
import path from "node:path"

/** What a run of deploy/release.sh printed, and its exit code; null after a kill. */
export type Run = {code: number | null; output: string}

/** Name of the hashed file that only the release of this version has of its own. */
export const hashedFileOf = (version: string): string =>
  `release-${createHash("sha256").update(version).digest("hex").slice(0, 20)}.js`

/**
 * A quick stand-in for `npm run build`: the finished build again, each page marked with a version.
 * Everything after it is the real script.
 */
const quickBuild = (output: string, version: string) =>
  [
    `rm -rf ${output}`,
    `{ cp -al public ${output} 2>/dev/null || cp -a public ${output}; }`,
    "sleep 0.3",
    `find ${output} -type f -name '*.html' -exec sed -i 's/<body/<body data-version="${version}"/' {} +`,
    `touch ${output}/${hashedFileOf(version)}`,
  ].join(" && ")

/** What else happens to the build before it is left; the script's command; settings of the site. */
export type ReleaseOptions = {
  build?: string
  command?: string
  settings?: Record<string, string>
}

/** A machine's folder of releases, of its own. */
export class Releases {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), "releases-"))
  readonly live = path.join(this.folder, "live")

  start(
    version: string,
    {build = "", command = "release", settings = {}}: ReleaseOptions = {},
  ): ChildProcess {
    const output = path.join(this.folder, "build")
    return spawn("deploy/release.sh", [command], {
      // A group of its own, so that a kill ends everything that the script started.
      detached: true,
      env: {
        ...process.env,
        ...settings,
        SITE_FOLDER: this.folder,
        RELEASE_OUTPUT: output,
        RELEASE_BUILD: `${quickBuild(output, version)}${build && ` && ${build.replaceAll("$OUT", output)}`}`,
      },
    })
  }

  async run(version: string, options: ReleaseOptions = {}): Promise<Run> {
    return finish(this.start(version, options))
  }

  /** Versions of all pages that are served now, and their number. */
  served(): {versions: string[]; pages: number} {
    const pages = readdirSync(this.live, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile() && entry.name.endsWith(".html"))
      .map(entry => readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), "utf8"))
      .filter(html => html.includes("<body"))
    const versions = pages.map(html => /<body data-version="([^"]+)"/.exec(html)?.[1] ?? "none")
    return {versions: [...new Set(versions)], pages: pages.length}
  }

  /** What lies in the folder of releases, unfinished ones included. */
  entries(): string[] {
    return readdirSync(path.join(this.folder, "releases")).sort()
  }
}

/** Waits for the end of a run. */
export const finish = (child: ChildProcess): Promise<Run> =>
  new Promise((resolve, reject) => {
    let output = ""
    child.stdout?.on("data", chunk => {
      output += chunk
    })
    child.stderr?.on("data", chunk => {
      output += chunk
    })
    child.on("error", reject)
    child.on("close", code => resolve({code, output}))
  })

/** Kills a run and all it started, as a power cut would, some time after it announced a step. */
export const killAt = (child: ChildProcess, step: string, milliseconds: number): Promise<Run> => {
  let waiting = true
  child.stdout?.on("data", chunk => {
    if (!waiting || !String(chunk).includes(`▶ ${step}`)) return
    waiting = false
    setTimeout(() => {
      try {
        process.kill(-(child.pid ?? 0), "SIGKILL")
      } catch {
        // It had ended already: then it is a whole release that is looked at.
      }
    }, milliseconds)
  })
  return finish(child)
}
