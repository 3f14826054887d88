import {type ChildProcess, spawn, spawnSync} from "node:child_process"
import {existsSync, mkdirSync, readFileSync, writeFileSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import type {Readable, Writable} from "node:stream"
import {brotliDecompressSync} from "node:zlib"

/** Of 2021, the oldest that lays pages out (docs/architecture.md). No dependency: 53 MB. */
const source = "@sparticuz/chromium@92.0.0"
const folder = path.resolve("node_modules/.cache/oldest-browser")
const program = path.join(folder, "chromium-92")

const flags = ["--headless", "--no-sandbox", "--no-zygote", "--disable-gpu"]

/** @returns why the browser cannot be had here, in words; undefined where it is there */
export const fetchOldestBrowser = (): string | undefined => {
  if (process.platform !== "linux" || process.arch !== "x64")
    return "Chromium 92 is left out: its package is for Linux on x64."
  mkdirSync(folder, {recursive: true})
  const run = (name: string, args: string[]) => spawnSync(name, args, {cwd: folder}).status === 0
  if (!existsSync(program)) {
    const isThere =
      run("npm", ["pack", source]) &&
      run("tar", ["-xzf", "sparticuz-chromium-92.0.0.tgz", "package/bin/chromium.br"])
    if (!isThere) return `Chromium 92 is left out: npm cannot fetch ${source}.`
    const packed = readFileSync(path.join(folder, "package/bin/chromium.br"))
    writeFileSync(program, brotliDecompressSync(packed), {mode: 0o755})
  }
  if (run(program, [...flags, "--dump-dom", "about:blank"])) return undefined
  return "Chromium 92 is left out: it does not start; npx playwright install-deps chromium brings its libraries."
}

type Message = {id?: number; method?: string; params?: object; result?: object; error?: object}
type Params = Record<string, unknown>

/**
 * Speaks the DevTools protocol over a pipe: today's Playwright waits for events that this browser
 * does not send.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
const connect = (child: ChildProcess, onEvent: (method: string, params: object) => void) => {
  const [, , , input, output] = child.stdio as [null, null, null, Writable, Readable]
  const answers = new Map<number, (message: Message) => void>()
  let rest = ""
  output.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (rest + chunk).split("\0")
    rest = messages.pop() ?? ""
    for (const text of messages) {
      const message = JSON.parse(text) as Message
      if (message.id) answers.get(message.id)?.(message)
      else if (message.method) onEvent(message.method, message.params ?? {})
    }
  })
  let id = 0
  return <Result>(method: string, params: Params = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      id += 1
      answers.set(id, ({result, error}) =>
        error
          ? reject(new Error(`${method}: ${JSON.stringify(error)}`))
          : resolve(result as Result),
      )
      input.write(`${JSON.stringify({id, method, params, sessionId})}\0`)
    })
}

/** Events that tell of an error: something thrown, written with console.error, or not loaded. */
const isError = (method: string, params: object) =>
  method === "Runtime.exceptionThrown" ||
  (method === "Runtime.consoleAPICalled" && (params as {type: string}).type === "error") ||
  (method === "Log.entryAdded" && (params as {entry: {level: string}}).entry.level === "error")

/**
 * Starts the browser with one page.
 *
 * @param profile - folder for what the browser keeps
 */
export const startOldestBrowser = async (profile: string) => {
  const args = [...flags, "--remote-debugging-pipe", `--user-data-dir=${profile}`]
  const child = spawn(program, args, {stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"]})
  let errors: string[] = []
  const send = connect(child, (method, params) => {
    if (isError(method, params)) errors.push(JSON.stringify(params))
  })
  const {targetId} = await send<{targetId: string}>("Target.createTarget", {url: "about:blank"})
  const attach = {targetId, flatten: true}
  const {sessionId} = await send<{sessionId: string}>("Target.attachToTarget", attach)
  const command = <Result>(method: string, params?: Params) =>
    send<Result>(method, params, sessionId)
  for (const domain of ["Page", "Runtime", "Log"]) await command(`${domain}.enable`)
  return {
    open: async (url: string, width: number) => {
      errors = []
      const mobile = width < 600
      const metrics = {width, height: 800, deviceScaleFactor: 1, mobile}
      await command("Emulation.setDeviceMetricsOverride", metrics)
      await command("Page.navigate", {url})
    },
    /** Value of an expression in the page, whose functions have to be of 2021, too. */
    evaluate: async <Value>(expression: string) => {
      const {result} = await command<{result: {value: Value}}>("Runtime.evaluate", {
        expression,
        returnByValue: true,
      })
      return result.value
    },
    errors: () => errors,
    close: () => child.kill(),
  }
}
