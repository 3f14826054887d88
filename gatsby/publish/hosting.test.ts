import {readFileSync} from "fs"
import {readContent} from "../content/load-content"
import {oldAddresses} from "../content/old-addresses"
import {hostingFiles} from "./hosting"

const {content} = readContent(process.cwd())
const {moved} = oldAddresses(content?.redirects.redirects ?? [])
const committed = Object.entries(hostingFiles({experiences: content?.experiences ?? [], moved}))

it.each(committed)("%s is up to date (npm run format writes it)", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text)
})
