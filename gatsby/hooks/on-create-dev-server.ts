import type {GatsbyNode} from "gatsby"
import {readEnvironment} from "../environment/environment"

/** Makes the function that answers the editor's requests, which this folder does not know. */
type Editor = (directory: string, onSave: (lines: string[]) => void) => Promise<unknown>

/** Serves the editor in `develop` if the settings ask for it. */
export const serveWith =
  (editor: Editor): GatsbyNode["onCreateDevServer"] =>
  async ({app, store, reporter}) => {
    const {program} = store.getState() as {program: {directory: string}}
    if (readEnvironment(process.env).GATSBY_EDITOR !== "local") return
    const tell = (lines: string[]) => {
      for (const line of lines) reporter.info(`Saved ${line}`)
    }
    app.use(await editor(program.directory, tell))
    reporter.info(
      "The editor is at /editor/. What it saves is in the folder data: git diff shows it.",
    )
  }
