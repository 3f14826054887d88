import {spawn} from "node:child_process"
import {existsSync, mkdirSync, mkdtempSync, writeFileSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import type {Redirects} from "../../../gatsby/content/schema/redirects"
import type {Step} from "./steps"

/** What curl tells of an answer; `failure` is 0 where there was one, else curl's own code. */
export type Answer = {
  failure: number
  status: string
  /** Of HTTP. */
  version: string
  redirect: string
  bytes: number
  headers: Record<string, string[]>
}

/** Exit code of machine.sh where the machine does not allow it (EX_TEMPFAIL of sysexits.h). */
const notAllowed = 75

/** Milliseconds that the steps may take; they wait for Debian's archive, and for nothing else. */
export const patience = 480_000

const script = "e2e/support/machine/machine.sh"

/** Why this machine cannot do the steps; undefined if it can, as far as is known before. */
export const missingRight = (): string | undefined => {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return "this is no Debian"
  if (process.getuid?.() !== 0) return "only root may lay a file system over this one"
  return undefined
}

/** What the copy of a machine is given. */
type Work = {
  steps: readonly Step[]
  /** Hosts that lead to it. */
  names: readonly string[]
  /** Arguments of curl, one line for each. */
  questions: readonly string[]
  /** Addresses of an earlier site, as the repository has them there. */
  redirects: Redirects
}

const writeWork = ({steps, names, questions, redirects}: Work) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "machine-"))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, "steps"))
  for (const [index, {user, script: text}] of steps.entries()) {
    write(`steps/${index + 1}.user`, user)
    write(`steps/${index + 1}.sh`, text)
  }
  write("names", names.join(" "))
  write("redirects.json", `${JSON.stringify({redirects}, null, 2)}\n`)
  write("questions", questions.map(question => `${question}\n`).join(""))
  return folder
}

/**
 * Does the steps on a copy of this machine, and then asks questions of what serves there.
 *
 * @returns the answers in their order, all that was printed, and why the machine does not allow it,
 *   where it does not; `folder` is to be removed
 */
export const doSteps = async (work: Work) => {
  const folder = writeWork(work)
  const unshare = ["--mount", "--pid", "--fork", "--kill-child", "bash", script, folder]
  // With the process ends its namespace, and all that runs in it. It heeds no other signal.
  const child = spawn("unshare", unshare, {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: patience,
    killSignal: "SIGKILL",
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk
    })
  const code = await new Promise<number | null>(resolve => {
    child.on("error", () => resolve(notAllowed))
    child.on("close", resolve)
  })
  const isRefused = code === notAllowed || /^unshare: /m.test(output)
  return {
    folder,
    code,
    output,
    refusal: isRefused ? output.trim().split("\n").at(-1) || "there is no unshare" : undefined,
    answers: [...output.matchAll(/^answer (.*)$/gm)].map(
      ([, json = ""]) => JSON.parse(json) as Answer,
    ),
  }
}
