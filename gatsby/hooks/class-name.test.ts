import {readFileSync} from "fs"
import {filesIn} from "../files/files-in"
import {className} from "./class-name"

const namesIn = (file: string) =>
  new Set(
    Array.from(readFileSync(file, "utf8").matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = ""]) => name),
  )

test("no two names of style sheets are the same class in the pages: rename the second one", async () => {
  const firsts = new Map<string, string>()
  const clashes: string[] = []
  for (const file of await filesIn("src", /\.module\.css$/))
    for (const name of namesIn(file)) {
      const short = className(file, name)
      const first = firsts.get(short)
      if (first) clashes.push(`${first} and ${file} .${name}`)
      else firsts.set(short, `${file} .${name}`)
    }
  expect(firsts.size).toBeGreaterThan(0)
  expect(clashes).toEqual([])
})
