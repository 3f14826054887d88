import {type BuildOptions, build} from "esbuild"

/**
 * Bundles a file with its imports into one script.
 *
 * @param entry - from the project's folder
 * @throws Error if the entry cannot be read or imports what does not exist
 */
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
