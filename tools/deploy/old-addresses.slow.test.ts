import type {ChildProcess} from "node:child_process"
import {once} from "node:events"
import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import {redirectPatterns} from "../../gatsby/pages/plan-redirects"
import {hostingRules} from "../../gatsby/publish/hosting/rules"
import {freePort, untilUp} from "../listen"
import {findNginx, startNginx} from "./nginx"

const rules = {
  ...hostingRules,
  redirects: redirectPatterns(
    [{slug: "bay", formerSlugs: ["gulf"]}],
    [{fromPath: "/tours/old.html/", toPath: "/es/about-us/"}],
  ),
  gone: ["/blog/", "/experiences/older/"],
}

const pages = ["en", "es/about-us", "en/experiences/bay"]

let origin = ""
let folder = ""
let nginx: ChildProcess | undefined

beforeAll(async () => {
  if (!findNginx()) return
  folder = await mkdtemp(path.join(os.tmpdir(), "old-addresses-"))
  for (const page of pages) {
    await mkdir(path.join(folder, page), {recursive: true})
    await writeFile(path.join(folder, page, "index.html"), page)
  }
  await writeFile(path.join(folder, "404.html"), "Not found")
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  nginx = startNginx(folder, port, rules)
  await untilUp(`${origin}/en/`, nginx)
})

afterAll(async () => {
  if (nginx?.kill()) await once(nginx, "exit")
  if (folder) await rm(folder, {recursive: true})
})

const onNginx = findNginx() ? it.each : it.skip.each

onNginx([
  ["/tours/old.html", 301, "/es/about-us/"],
  ["/tours/old.html/?a=1", 301, "/es/about-us/?a=1"],
  ["/experiences/gulf", 301, "/en/experiences/bay/"],
  ["/en/experiences/gulf/", 301, "/en/experiences/bay/"],
  ["/blog", 410, null],
  ["/blog/", 410, null],
  ["/experiences/older", 410, null],
  ["/blog/post/", 404, null],
  ["/experiences/nobody/", 404, null],
])("a real nginx answers %s with %d", async (address, status, location) => {
  const answer = await fetch(origin + address, {redirect: "manual"})
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location])
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  if (status !== 301) expect(await answer.text()).toBe("Not found")
})
