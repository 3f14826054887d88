import {mkdtemp, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import {listen} from "../listen"
import {createSiteServer} from "./server"

it("serves a folder as another build leaves it", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "served-"))
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
  for (const file of ["404.html", "old.js", "index.html"]) await write(file, file)
  const {origin, stop} = await listen(createSiteServer(folder), "localhost")
  await rm(path.join(folder, "old.js"))
  await write("index.html", "short")
  await write("new.js", "added")
  expect((await fetch(`${origin}/old.js`)).status).toBe(404)
  expect(await (await fetch(`${origin}/`)).text()).toBe("short")
  expect(await (await fetch(`${origin}/new.js`)).text()).toBe("added")
  await stop()
  await rm(folder, {recursive: true})
})
