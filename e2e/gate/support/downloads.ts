import {readdirSync, readFileSync} from "node:fs"
import {gzipSync} from "node:zlib"
import type {Page} from "@playwright/test"

/** Text that every script with Amplify's sign-in has: the prefix of its stored items. */
const amplifyMark = "CognitoIdentityServiceProvider"

/** Matches the build's scripts with sign-in code; an earlier build may have left one more. */
export const signInScripts = (): RegExp => {
  const scripts = readdirSync("public").filter(name => name.endsWith(".js"))
  const found = scripts.filter(name => readFileSync(`public/${name}`, "utf8").includes(amplifyMark))
  if (found.length === 0) throw new Error("The build has no script with sign-in code")
  return new RegExp(`^/(${found.join("|").replaceAll(".", "\\.")})$`)
}

/** Notes the scripts that a page downloads from here on. */
export const watchScripts = (page: Page) => {
  const names: string[] = []
  page.on("response", response => {
    if (response.request().resourceType() === "script" && response.ok())
      names.push(new URL(response.url()).pathname)
  })
  return {
    /** Sizes in bytes, gzipped, of those that hold sign-in code. A page that is left no longer has their bodies. */
    signInSizes: (): number[] => {
      const ofSignIn = signInScripts()
      return names
        .filter(name => ofSignIn.test(name))
        .map(name => gzipSync(readFileSync(`public${name}`), {level: 9}).length)
    },
    count: () => names.length,
  }
}
