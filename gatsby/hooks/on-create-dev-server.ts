import type {GatsbyNode} from "gatsby"
import {readEnvironment} from "../environment/environment"
import {encodeOnDemand} from "../pictures/on-demand"

/** Makes the function that answers the editor's requests, which this folder does not know. */
type Editor = (directory: string, onSave: (lines: string[]) => void) => Promise<unknown>

/** Encodes pictures on demand in `develop`, and serves the editor if the settings ask for it. */
export const serveWith =
  (editor: Editor): GatsbyNode["onCreateDevServer"] =>
  async ({app, store, reporter}) => {
    const {program} = store.getState() as {program: {directory: string}}
    app.get(
      "/static/:key/:name",
      async (
        request: {params: {key: string; name: string}},
        response: {sendFile: (file: string, options: {dotfiles: "allow"}) => void},
        next: (error?: unknown) => void,
      ) => {
        const {key, name} = request.params
        try {
          const file = await encodeOnDemand(program.directory, key, name)
          if (file) response.sendFile(file, {dotfiles: "allow"})
          else next()
        } catch (error) {
          next(error)
        }
      },
    )
    if (readEnvironment(process.env).GATSBY_EDITOR !== "local") return
    const tell = (lines: string[]) => {
      for (const line of lines) reporter.info(`Saved ${line}`)
    }
    app.use(await editor(program.directory, tell))
    reporter.info(
      "The editor is at /editor/. What it saves is in the folder data: git diff shows it.",
    )
  }
