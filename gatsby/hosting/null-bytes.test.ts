import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {removeNullBytes} from "./null-bytes"

it("mends pages of any depth and leaves sound ones as they were", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "null-bytes-"))
  const sound = path.join(folder, "index.html")
  const broken = path.join(folder, "es/terms/index.html")
  await mkdir(path.dirname(broken), {recursive: true})
  await writeFile(sound, "<p>día</p>")
  await writeFile(broken, '<a aria-label="1 d\0ía">la p\0érdida</a>')
  const before = (await stat(sound)).mtimeMs
  expect(await removeNullBytes(folder)).toBe(1)
  expect(await readFile(broken, "utf8")).toBe('<a aria-label="1 día">la pérdida</a>')
  expect((await stat(sound)).mtimeMs).toBe(before)
  expect(await removeNullBytes(folder)).toBe(0)
  await rm(folder, {recursive: true})
})
