/** @jest-environment node */
import {readFileSync} from "node:fs"
import {iconNames} from "./icon"

it("has a drawing in icons.svg for each name, and a name for each drawing", () => {
  const drawn = [
    ...readFileSync("src/components/icon/icons.svg", "utf8").matchAll(/<symbol id="icon-(\w+)"/g),
  ]
  expect(drawn.map(([, id]) => id)).toEqual([...iconNames])
})
