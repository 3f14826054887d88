import type {Plugin} from "esbuild"
import path from "path"

/**
 * Replaces modules by stand-ins, each named by its full path.
 *
 * @param folder - of the stand-ins, from there
 * @param replaced - the stand-in of each module, by the module's path from the root
 * @returns a plugin that fails a build in which a module to be replaced is not met
 */
export const withStandIns = (
  root: string,
  folder: string,
  replaced: Readonly<Record<string, string>>,
): Plugin => ({
  name: "with-stand-ins",
  setup: ({onLoad, onEnd}) => {
    const unmet = new Set(Object.keys(replaced))
    onLoad({filter: /\.tsx?$/}, ({path: file}) => {
      const module = path.relative(root, file).split(path.sep).join("/")
      if (!Object.hasOwn(replaced, module)) return undefined
      unmet.delete(module)
      return {
        contents: `export * from "./${replaced[module]}"`,
        resolveDir: path.join(root, folder),
      }
    })
    onEnd(() => ({
      errors: [...unmet].map(module => ({text: `${module} is not met: its stand-in has no use`})),
    }))
  },
})
