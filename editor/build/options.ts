import type {BuildOptions} from "esbuild"

/**
 * How every script of the editor is bundled: for browsers of its time, in parts that are loaded when
 * they are needed.
 */
export const options = (root: string, folder: string): BuildOptions => ({
  absWorkingDir: root,
  outdir: folder,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
  chunkNames: "chunks/[name]-[hash]",
  legalComments: "linked",
  logLevel: "error",
  // The contract's code asks for settings of a build, which a browser has none of.
  define: {"process.env": "{}", "process.env.NODE_ENV": '"production"'},
})
