import type {GatsbyNode} from "gatsby"
import {bundleInlineScript} from "./inline-script"

/** Bundles the inline script, for builds and `develop`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({store}) => {
  const {program} = store.getState() as {program: {directory: string}}
  process.env.GATSBY_INLINE_SCRIPT = await bundleInlineScript(program.directory)
}
