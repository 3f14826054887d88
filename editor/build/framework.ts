import type {Plugin} from "esbuild"
import {readFile} from "fs/promises"
import path from "path"
import {withOwnEnglish} from "./own-words"

type Change = (code: string) => string

/** Puts something in the place of what is found, and fails where nothing is. */
const change =
  (what: string, found: RegExp, instead: string): Change =>
  code => {
    const changed = code.replace(found, instead)
    if (changed === code) throw new Error(`The editor's framework has no longer ${what}`)
    return changed
  }

/**
 * Its style rules ask another host for fonts that the package has itself: they would be refused by the
 * policy, and said so in the console.
 */
const withoutOtherHosts = change(
  "fonts of another host: this change may go",
  /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g,
  "",
)

/** A removal that is refused says no more than that it failed: it says why where a refused save does. */
const withReasonOfRemoval: Change = code => {
  const [, set, open, words] =
    /`saving_failed`\?\((\w+)\((\w+),!0\),\w+\((\w+),\w+\.cause\?\.message/.exec(code) ?? []
  return change(
    "its handling of a failed removal",
    /catch\((\w+)\)\{\w+\(\w+,!0\),console\.error\(\1\);return\}(?=finally\{\w+\(\w+,!1\)\}\w+&&\()/,
    `catch($1){${set}(${open},!0),${set}(${words},($1.cause??$1).message,!0),console.error($1);return}`,
  )(code)
}

/**
 * What a check of the repository finds changed it takes from what this browser keeps, which another window
 * has brought up to date when it saved: that window's change would be overwritten without a word.
 */
const withChangesOfOtherWindows = change(
  "its list of what has changed",
  /(\w+)\.every\((\w+)=>(\w+)\.includes\(\2\)&&!(\w+)\.has\(\2\)\)\?(\w+):\{\.\.\.(\w+),id:\5\.id\}/,
  "$1.every($2=>$3.includes($2)&&!$4.has($2))&&JSON.stringify($6.locales)===JSON.stringify($5.locales)?$5:{...$6,id:$5.id}",
)

/** The framework as it comes from its package, but for what would mislead its readers. */
export const changedFramework: Plugin = {
  name: "changed-framework",
  setup: ({onLoad}) =>
    onLoad({filter: /@sveltia\/cms\/npm\/index\.js$/}, async ({path: file}) => {
      const english = JSON.parse(
        await readFile(path.join(path.dirname(file), "../locales/en-US.json"), "utf8"),
      )
      const code = await readFile(file, "utf8")
      const changes = [withoutOtherHosts, withReasonOfRemoval, withChangesOfOtherWindows]
      const changed = changes.reduce((known, make) => make(known), code)
      const contents = withOwnEnglish(changed, english)
      return {contents, loader: "js"}
    }),
}
