import type {GatsbyNode} from "gatsby"
import path from "path"
import {sprite} from "../../src/components/icon/sprite"
import {readEnvironment} from "../environment/environment"
import {writeIconSprite} from "../publish/icons/icon-sprite"
import {writeEarlyCode} from "./early/write-early-code"

/** Writes the icon sprite and bundles the early code, for builds and `develop`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({store}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const folder = path.join(program.directory, "public")
  process.env.GATSBY_ICON_SPRITE = await writeIconSprite(folder, sprite)
  await writeEarlyCode(program.directory, readEnvironment(process.env))
}
