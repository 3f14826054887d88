import {readFile} from "fs/promises"
import type {GatsbyNode} from "gatsby"
import path from "path"
import {sprite} from "../../src/components/icon/sprite"
import {buildContent} from "../content/build-content"
import {readEnvironment} from "../environment/environment"
import {writeIconSprite} from "../publish/icons/icon-sprite"
import {inlineSvg} from "../publish/icons/inline-svg"
import {writeEarlyCode} from "./early/write-early-code"
import {beginPictures} from "./encode-pictures"

/**
 * Writes the icons and bundles the early code, for builds and `develop`. A build begins with
 * its pictures; `develop` encodes those that are looked at.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({store, reporter, cache}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const folder = path.join(program.directory, "public")
  process.env.GATSBY_ICON_SPRITE = await writeIconSprite(folder, sprite)
  const favicon = path.join(program.directory, "static/favicon.svg")
  process.env.GATSBY_FAVICON = inlineSvg(await readFile(favicon, "utf8"))
  await writeEarlyCode(program.directory, readEnvironment(process.env), cache)
  if (process.env.NODE_ENV === "development") return
  const {content} = await buildContent(program.directory)
  if (content) await beginPictures(program.directory, content, reporter)
}
