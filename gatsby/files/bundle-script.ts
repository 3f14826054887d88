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
