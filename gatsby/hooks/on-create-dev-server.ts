import type {GatsbyNode} from "gatsby"
import path from "path"
import {encodeOrder} from "../pictures/encode"
import {isWhole} from "../pictures/is-whole"
import {readOrder} from "../pictures/orders"

/** Makes a picture when the development server is asked for it first. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({app, store}) => {
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
}
