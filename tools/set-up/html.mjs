import {readdirSync} from "node:fs"
import path from "node:path"
import {run} from "./steps.mjs"

const checker = "node_modules/vnu-jar/build/dist/vnu.jar"

/** Messages that say nothing about this site; the checker's list of CSS is older than the browsers. */
const passed = [
  // React writes <br/>, and quotes every attribute.
  "Trailing slash on void elements.*",
  "CSS: “(paint-order|container-type)”: Property.*",
  // Lengths of containers, such as 100cqi.
  "CSS: “[a-z-]+”: Parse Error.*",
  // For a file 'self' is no origin; e2e/security.spec.ts asks browsers.
  ".*violates Content Security Policy.*",
]

/** Pages of the last build; pieces that Gatsby keeps for itself are none. */
const pages = () =>
  readdirSync("public", {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && entry.name.endsWith(".html"))
    .map(entry => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter(page => !page.startsWith(path.join("public", "_gatsby")))

/**
 * Checks every page of the last build by the W3C's HTML checker; warnings count like errors.
 *
 * @param {Record<string, string>} programs - with JAVA_PATH
 */
export const htmlChecks = ({JAVA_PATH}) => ({
  name: "HTML of every page",
  run: () =>
    run(JAVA_PATH, ["-jar", checker, "--Werror", "--filterpattern", passed.join("|"), ...pages()], {
      capture: true,
    }),
})
