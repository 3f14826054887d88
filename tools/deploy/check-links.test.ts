import {spawn} from "node:child_process"
import {readFileSync} from "node:fs"
import {createServer} from "node:http"
import {listen} from "../listen"
import {findBrokenLinks, readLinks} from "./check-links"

const page = (path: string, html: string) => readLinks(path, html)

it("finds pages, files, scripts, picture sources and places that are not there", () => {
  const pages = [
    page(
      "/en/",
      `<a href="/en/about-us/#values">x</a><a href="/en/gone/">x</a><a href="#nowhere">x</a>
       <img src="/a.jpg" srcset="/a.jpg 300w, /b.jpg 600w"><template><script src="/app.js" async></script></template>`,
    ),
    page("/en/about-us/", `<h2 id="values">x</h2><a href="/en/about-us/?a=&amp;b=1#values">x</a>`),
  ]
  expect(findBrokenLinks(pages, path => path === "/a.jpg")).toEqual([
    "/en/ → /en/gone/: no such page or file",
    "/en/ → #nowhere: no such place",
    "/en/ → /b.jpg: no such page or file",
    "/en/ → /app.js: no such page or file",
  ])
})

it("leaves other sites, and text within scripts, alone", () => {
  const html = `<a href="https://wa.me/1?text=/x/">x</a><a href="//cdn.test/">x</a>
    <a href="mailto:a@b.test">x</a><script>const a = '<a href="/not-a-link/">'</script>`
  expect(page("/", html).links).toEqual([])
})

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
