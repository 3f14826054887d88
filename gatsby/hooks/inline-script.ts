import type {GatsbyNode} from "gatsby"
import {bundleScript} from "../files/bundle-script"
import {siteConstants} from "./site-constants"

/** Bundles src/inline-script into one script, for browsers older than the site's own scripts need. */
export const bundleInlineScript = (directory: string): Promise<string> =>
  bundleScript(directory, "src/inline-script/index.ts", {
    minify: true,
    format: "iife",
    target: "es2015",
    charset: "utf8",
    define: siteConstants(directory),
  })

/** Bundles it for `gatsby-ssr.tsx`, in builds and in `develop`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({store}) => {
  const {program} = store.getState() as {program: {directory: string}}
  process.env.GATSBY_INLINE_SCRIPT = await bundleInlineScript(program.directory)
}
