/** Command line: writes the files that say how the site is served. `npm run format` calls it. */
import {writeFileSync} from "fs"
import {readContent} from "../content/load-content"
import {hostingFiles} from "./hosting"

const {content} = readContent(process.cwd())
for (const [file, text] of Object.entries(hostingFiles(content))) writeFileSync(file, text)
