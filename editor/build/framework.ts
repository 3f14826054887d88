import type {Plugin} from "esbuild"
import {readFile} from "fs/promises"
import {corrected} from "../language/corrected"
import {frameworkWords} from "../language/spanish/framework"

/**
 * What a check of the repository finds changed, @sveltia/cms 0.221.1 takes from what this browser keeps,
 * which another window has brought up to date when it saved: that window's change would be overwritten
 * without a word. `e2e/editor/elsewhere.spec.ts` fails once the framework tells of it by itself.
 */
const withChangesOfOtherWindows = (code: string): string => {
  const changed = code.replace(
    /(\w+)\.every\((\w+)=>(\w+)\.includes\(\2\)&&!(\w+)\.has\(\2\)\)\?(\w+):\{\.\.\.(\w+),id:\5\.id\}/,
    "$1.every($2=>$3.includes($2)&&!$4.has($2))&&JSON.stringify($6.locales)===JSON.stringify($5.locales)?$5:{...$6,id:$5.id}",
  )
  if (changed === code)
    throw new Error("The editor's framework lists what has changed otherwise now")
  return changed
}

/** Its English stands in its code, each sentence between two backquotes. */
const withCorrectedEnglish = (code: string): string =>
  Object.entries(corrected.en).reduce((before, [sentence, right]) => {
    const after = before.replace(`\`${sentence}\``, `\`${right}\``)
    if (after === before) throw new Error(`The editor's framework no longer says “${sentence}”`)
    return after
  }, code)

/**
 * The framework as it comes from its package, but for what would lose somebody's work and for sentences that are
 * not true here.
 */
export const changedFramework: Plugin = {
  name: "changed-framework",
  setup: ({onLoad}) =>
    onLoad({filter: /@sveltia\/cms\/npm\/index\.js$/}, async ({path: file}) => ({
      contents: withCorrectedEnglish(withChangesOfOtherWindows(await readFile(file, "utf8"))),
      loader: "js",
    })),
}

// biome-ignore lint/suspicious/noExplicitAny: words in objects of any depth
type Tree = any

const put = (tree: Tree, key: string, text: string) => {
  const parts = key.split(".")
  const last = parts.pop() ?? ""
  const branch = parts.reduce((inner, part) => (inner[part] ??= {}), tree)
  branch[last] = text
}

/** Adds the Spanish that the framework has not to its file of Spanish words, and corrects what is not true. */
export const wholeSpanish: Plugin = {
  name: "whole-spanish",
  setup: ({onLoad}) =>
    onLoad({filter: /@sveltia\/cms\/locales\/es-[A-Z]+\.json$/}, async ({path: file}) => {
      const spanish = JSON.parse(await readFile(file, "utf8"))
      for (const [key, text] of Object.entries({...frameworkWords, ...corrected.es}))
        put(spanish, key, text)
      return {contents: JSON.stringify(spanish), loader: "json"}
    }),
}
