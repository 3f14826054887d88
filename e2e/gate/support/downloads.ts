import {readdirSync, readFileSync} from "node:fs"
import {gzipSync} from "node:zlib"
import type {Page} from "@playwright/test"

/** Text that every script with Amplify's sign-in has: the prefix of its stored items. */
const amplifyMark = "CognitoIdentityServiceProvider"

/** Collects the scripts that a page downloads from here on. */
export const watchScripts = (page: Page) => {
  const bodies: Promise<string>[] = []
  page.on("response", response => {
    if (response.request().resourceType() === "script" && response.ok())
      bodies.push(response.text().catch(() => ""))
  })
  return {
    /** Sizes in bytes, gzipped, of the scripts that hold sign-in code. */
    signInSizes: async (): Promise<number[]> =>
      (await Promise.all(bodies))
        .filter(text => text.includes(amplifyMark))
        .map(text => gzipSync(text, {level: 9}).length),
    count: () => bodies.length,
  }
}

/** Matches the build's scripts with sign-in code; an earlier build may have left one more. */
export const signInScripts = (): RegExp => {
  const scripts = readdirSync("public").filter(name => name.endsWith(".js"))
  const found = scripts.filter(name => readFileSync(`public/${name}`, "utf8").includes(amplifyMark))
  if (found.length === 0) throw new Error("The build has no script with sign-in code")
  return new RegExp(`^/(${found.join("|").replaceAll(".", "\\.")})$`)
}
