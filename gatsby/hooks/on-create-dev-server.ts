import type {GatsbyNode} from "gatsby"
import path from "path"
import {localEditor} from "../../editor/mount"
import {readEnvironment} from "../environment/environment"
import {encodeOrder} from "../pictures/encode"
import {isWhole} from "../pictures/is-whole"
import {readOrder} from "../pictures/orders"

/** Encodes pictures on demand in `develop`, and serves the editor if the settings ask for it. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({
  app,
  store,
  reporter,
}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const folder = path.join(program.directory, "public")
  app.get(
    "/static/:key/:name",
    async (
      request: {params: {key: string; name: string}},
      response: {sendFile: (file: string) => void},
      next: (error?: unknown) => void,
    ) => {
      const {key, name} = request.params
      try {
        const order = await readOrder(program.directory, path.basename(key))
        const file = order.files.find(({path: place}) => path.basename(place) === name)
        if (!file) return next()
        const target = path.join(folder, file.path)
        if (!(await isWhole(target))) await encodeOrder(folder, order, [file])
        response.sendFile(target)
      } catch (error) {
        next((error as {code?: string}).code === "ENOENT" ? undefined : error)
      }
    },
  )
  if (readEnvironment(process.env).GATSBY_EDITOR !== "local") return
  const tell = (lines: string[]) => {
    for (const line of lines) reporter.info(`Saved ${line}`)
  }
  app.use(await localEditor(program.directory, tell))
  reporter.info(
    "The editor is at /editor/. What it saves is in the folder data: git diff shows it.",
  )
}
