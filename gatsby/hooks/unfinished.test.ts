import {mkdir} from "fs/promises"
import path from "path"
import {scratchFolder} from "../pictures/testing"
import {beginRun, endRun, isUnfinished} from "./unfinished"

it("tells a run that came to its end from one that did not, and from none", async () => {
  const folder = await scratchFolder()
  await mkdir(path.join(folder, ".cache"))
  expect(isUnfinished(folder)).toBe(false)
  await beginRun(folder)
  await beginRun(folder)
  expect(isUnfinished(folder)).toBe(true)
  await endRun(folder)
  expect(isUnfinished(folder)).toBe(false)
  await endRun(folder)
})
