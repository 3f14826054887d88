import {readFileSync} from "node:fs"
import {generated} from "./files"

it.each(
  Object.entries(generated).flatMap(([command, files]) =>
    Object.entries(files()).map(([file, text]) => [file, command, text] as const),
  ),
)("%s is up to date (npm run %s writes it)", (file, _, text) => {
  expect(readFileSync(file, "utf8")).toBe(text)
})
