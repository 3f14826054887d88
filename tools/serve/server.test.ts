import {mkdtemp, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import {listen} from "../listen"
import {createSiteServer} from "./server"

it("outlives a file that another build has taken away", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "served-"))
  for (const file of ["404.html", "old.js", "index.html"])
    await writeFile(path.join(folder, file), file)
  const {origin, stop} = await listen(createSiteServer(folder), "localhost")
  await rm(path.join(folder, "old.js"))
  await expect(fetch(`${origin}/old.js`)).rejects.toThrow()
  expect(await (await fetch(`${origin}/`)).text()).toBe("index.html")
  await stop()
  await rm(folder, {recursive: true})
})
