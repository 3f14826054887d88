/** Command line: writes the files that say how the site is served. `npm run format` calls it. */
import {writeFileSync} from "fs"
import {formatIssues} from "../content/issue"
import {readContent} from "../content/load-content"
import {oldAddresses} from "../pages/plan-redirects"
import {hostingFiles} from "./hosting"

const {content, issues} = readContent(process.cwd())
if (!content) throw new Error(formatIssues(issues))
const moved = oldAddresses(content.redirects)
for (const [file, text] of Object.entries(hostingFiles({...content, moved})))
  writeFileSync(file, text)
