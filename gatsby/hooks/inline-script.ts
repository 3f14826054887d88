import {bundleScript} from "../files"
import {siteConstants} from "./site-constants"

/** Bundles src/inline-script into one script, for browsers older than the site's scripts need. */
export const bundleInlineScript = (root: string): Promise<string> =>
  bundleScript(root, "src/inline-script/index.ts", {
    minify: true,
    format: "iife",
    target: "es2015",
    charset: "utf8",
    define: siteConstants(),
  })

/** Bundles it for `gatsby-ssr.tsx`, in builds and in `develop`. */
export const onPreBootstrap = async (): Promise<void> => {
  process.env.GATSBY_INLINE_SCRIPT = await bundleInlineScript(process.cwd())
}
