import {spawn} from "node:child_process"
import {readFileSync} from "node:fs"
import {createServer} from "node:http"
import {listen} from "../listen"

const workflow = readFileSync(".github/workflows/daily-build.yml", "utf8")

/** What the workflow's one step runs, with no more tries than a test waits for. */
const script = (/^( +)run: \|\n([\s\S]*)$/m.exec(workflow)?.[2] ?? "").replace(
  "--retry 5",
  "--retry 0",
)

const runWith = (hook: string) =>
  new Promise<{code: number | null; output: string}>(resolve => {
    const child = spawn("bash", ["-e", "-c", script], {env: {...process.env, BUILD_HOOK: hook}})
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", chunk => {
        output += chunk
      })
    child.on("close", code => resolve({code, output}))
  })

/** Asks a host that answers with that status; says what reached it. */
const ask = async (status: number) => {
  const asked: string[] = []
  const host = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(status).end()
  })
  const {origin, stop} = await listen(host, "127.0.0.1")
  const run = await runWith(`${origin}/hook?token=secret`)
  await stop()
  return {...run, asked}
}

it("asks the host for a build, once, and keeps the address out of what it prints", async () => {
  const {code, output, asked} = await ask(201)
  expect({code, asked}).toEqual({code: 0, asked: ["POST /hook?token=secret"]})
  expect(output).not.toContain("secret")
})

it("fails where the host refuses", async () => {
  const {code, output} = await ask(403)
  expect(code).not.toBe(0)
  expect(output).toContain("403")
  expect(output).not.toContain("secret")
})

it("does nothing, and says so, where no host is named", async () => {
  const {code, output} = await runWith("")
  expect(code).toBe(0)
  expect(output).toContain("BUILD_HOOK")
})
