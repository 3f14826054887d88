import {readdirSync, readFileSync} from "node:fs"

it("a custom property that a style sheet asks is set somewhere, or comes from Sveltia", () => {
  const files = ["src", "editor"].flatMap(room =>
    readdirSync(room, {recursive: true, encoding: "utf8"})
      .filter(path => /\.(css|tsx?)$/.test(path))
      .map(path => ({path, text: readFileSync(`${room}/${path}`, "utf8")})),
  )
  const set = new Set(
    files.flatMap(({text}) => [...text.matchAll(/(--[\w-]+)["']?\]?:/g)].map(([, name]) => name)),
  )
  const used = files
    .filter(({path}) => path.endsWith(".css"))
    .flatMap(({path, text}) =>
      [...text.matchAll(/var\((--(?!sui-)[\w-]+)/g)].map(([, name]) => ({path, name})),
    )
  expect(used.length).toBeGreaterThan(set.size)
  expect(used.filter(({name}) => !set.has(name))).toEqual([])
})
