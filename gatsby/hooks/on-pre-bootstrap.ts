import {readFile} from "fs/promises"
import type {GatsbyNode} from "gatsby"
import path from "path"
import {sprite} from "../../src/components/icon/sprite"
import {writeIconSprite} from "../publish/icons/icon-sprite"
import {inlineSvg} from "../publish/icons/inline-svg"
import {bundleInlineScript} from "./inline-script"

/** Writes the icons and bundles the inline script, for builds and `develop`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({store}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const folder = path.join(program.directory, "public")
  process.env.GATSBY_ICON_SPRITE = await writeIconSprite(folder, sprite)
  const favicon = path.join(program.directory, "static/favicon.svg")
  process.env.GATSBY_FAVICON = inlineSvg(await readFile(favicon, "utf8"))
  process.env.GATSBY_INLINE_SCRIPT = await bundleInlineScript(program.directory)
}
