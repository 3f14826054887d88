import {readFileSync} from "fs"
import {hostingFiles} from "./artefacts"

it.each(Object.entries(hostingFiles()))(
  "%s is up to date (npm run hosting writes it)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text)
  },
)
