import {mkdir, writeFile} from "node:fs/promises"
import path from "node:path"
import {type BuildOptions, build} from "esbuild"

/** Bundles a file, by its path from the project, with its imports into one script. */
export const bundleScript = async (
  root: string,
  entry: string,
  options: Omit<BuildOptions, "write">,
): Promise<string> => {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    // Not the project's tsconfig, which would add "use strict" to every script.
    tsconfigRaw: {},
    logLevel: "silent",
    ...options,
  })
  return outputFiles[0]?.text ?? ""
}

/** Writes a file, and its folder where that is missing. */
export const outputFile = async (file: string, content: string | Buffer): Promise<void> => {
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, content)
}
