import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {listContent, readJson, valueOrThrow} from "../../gatsby/content/content-files"
import {textsOf} from "../../gatsby/content/texts"

const isSource = /(?<!\.test|\.d)\.tsx?$/
const keyInCode = /["'`]([a-z][a-z-]*:(?:[\w.-]|\$\{[^}]*\})+)/g

/** Keys in the code, `namespace:path.to.key`. A computed part stands for one step of the path. */
const used = ["src", "gatsby", "editor"].flatMap(folder =>
  readdirSync(folder, {recursive: true, encoding: "utf8"})
    .filter(file => isSource.test(file))
    .flatMap(file => [...readFileSync(path.join(folder, file), "utf8").matchAll(keyInCode)])
    .map(([, key = ""]) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[^.]+")}$`)),
)

it("has no word of the interface that no code asks for", () => {
  const keys = listContent(".")
    .filter(file => file.startsWith("locales/"))
    .flatMap(file =>
      // i18next adds the form of a plural to a key.
      textsOf(valueOrThrow(readJson(".", file))).map(({path: keys}) =>
        `${path.basename(file, ".json")}:${keys.join(".")}`.replace(/_(one|many|other)$/, ""),
      ),
    )
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter(key => !used.some(pattern => pattern.test(key)))).toEqual([])
})
