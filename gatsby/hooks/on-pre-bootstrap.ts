import {readFile} from "fs/promises"
import type {GatsbyNode} from "gatsby"
import path from "path"
import {sprite} from "../../src/components/icon/sprite"
import {readEnvironment} from "../environment/environment"
import {writeIconSprite} from "../publish/icons/icon-sprite"
import {inlineSvg} from "../publish/icons/inline-svg"
import {writeEarlyCode} from "./early/write-early-code"

/** Writes the icons and bundles the early code, for builds and `develop`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({store, cache}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const folder = path.join(program.directory, "public")
  process.env.GATSBY_ICON_SPRITE = await writeIconSprite(folder, sprite)
  const favicon = path.join(program.directory, "static/favicon.svg")
  process.env.GATSBY_FAVICON = inlineSvg(await readFile(favicon, "utf8"))
  await writeEarlyCode(program.directory, readEnvironment(process.env), cache)
}
