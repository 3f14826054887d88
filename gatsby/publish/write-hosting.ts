/** Command line: writes the files that say how the site is served. `npm run format` calls it. */
import {writeFileSync} from "fs"
import {formatFaults} from "../content/fault"
import {readContent} from "../content/load-content"
import {oldAddresses} from "../content/old-addresses"
import {hostingFiles} from "./hosting"

const {content, faults} = readContent(process.cwd())
if (!content) throw new Error(formatFaults(faults))
const moved = oldAddresses(content.redirects.redirects)
for (const [file, text] of Object.entries(hostingFiles({...content, moved})))
  writeFileSync(file, text)
