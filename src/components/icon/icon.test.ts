/** @jest-environment node */
import {readFileSync} from "node:fs"
import {spriteIcons} from "./icon"

it("has a drawing in static/icons.svg for each name, and a name for each drawing", () => {
  const drawn = [...readFileSync("static/icons.svg", "utf8").matchAll(/<symbol id="(\w+)"/g)]
  expect(drawn.map(([, id]) => id)).toEqual([...spriteIcons])
})
