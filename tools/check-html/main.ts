/** Checks every page of the finished build by the W3C's HTML checker: `main.ts [folder]`. */
import {spawn} from "node:child_process"
import {existsSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {text} from "node:stream/consumers"
import {findPages} from "../../gatsby/publish/finish/finish-pages"
import {readReport} from "./messages"

const checker = "node_modules/vnu-jar/build/dist/vnu.jar"

/** One run for all pages: starting Java takes longer than checking a page. */
const check = async (pages: string[]) => {
  const java = spawn(
    process.env.JAVA_PATH || "java",
    ["-jar", checker, "--format", "json", "--exit-zero-always", ...pages],
    {stdio: ["ignore", "inherit", "pipe"]},
  )
  const failed = new Promise<never>((_, reject) => java.on("error", reject))
  return Promise.race([text(java.stderr), failed])
}

const main = async ([folder = "public"]: string[]) => {
  if (!existsSync(path.join(folder, "404.html")))
    throw new Error(`${folder} holds no finished build: run npm run build first`)
  const pages = (await findPages(folder)).map(page => path.join(folder, page))
  const {faults, pages: faulty} = readReport(await check(pages))
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.stdout.write(`HTML: ${pages.length - faulty.size} passed, ${faulty.size} failed\n`)
  return faulty.size === 0 ? 0 : 1
}

main(process.argv.slice(2)).then(
  code => {
    process.exitCode = code
  },
  error => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  },
)
