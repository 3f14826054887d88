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

/**
 * Notes the scripts with sign-in code that a page downloads from here on. A page that is left no longer has
 * their bodies: they are read from the build.
 *
 * @returns tells their sizes in bytes, gzipped
 */
export const watchSignInCode = (page: Page): (() => number[]) => {
  const ofSignIn = signInScripts()
  const sizes: number[] = []
  page.on("response", response => {
    const {pathname} = new URL(response.url())
    if (response.ok() && ofSignIn.test(pathname))
      sizes.push(gzipSync(readFileSync(`public${pathname}`), {level: 9}).length)
  })
  return () => sizes
}
