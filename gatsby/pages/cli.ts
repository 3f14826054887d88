/**
 * Command line: prints the redirects that AWS Amplify Hosting is given. Its argument is the host's
 * own address of the site, which then leads to GATSBY_SITE_URL: search engines meet one copy.
 */
import process from "node:process"
import {readContent} from "../content/check-site"
import {loadEnvFile, readEnvironment} from "../environment/environment"
import {planRedirects} from "./plan-redirects"

loadEnvFile()
const [, , source] = process.argv
const ofHost = source
  ? [{source, target: readEnvironment(process.env).GATSBY_SITE_URL, status: "301"}]
  : []
const rules = [...ofHost, ...planRedirects(readContent(process.cwd()))]
process.stdout.write(`${JSON.stringify(rules, null, 2)}\n`)
