/** Command line: writes the redirects that AWS Amplify Hosting is given. `npm run format` calls it. */
import {writeFileSync} from "fs"
import {readContent} from "../content/load-content"
import {planRedirects} from "./plan-redirects"

const rules = planRedirects(readContent(process.cwd()).content)
writeFileSync("amplify-redirects.json", `${JSON.stringify(rules, null, 2)}\n`)
