import path from "node:path"
import {container} from "./container"
import {eventsPage} from "./reference"

/**
 * Makes what is generated from the catalogue of events.
 *
 * @returns each file's path from the project's folder, and its text
 */
export const generatedFiles = (): {file: string; text: string}[] => [
  {file: path.join("analytics", "events.md"), text: `${eventsPage()}\n`},
  {
    file: path.join("analytics", "gtm-container.json"),
    text: `${JSON.stringify(container, null, 2)}\n`,
  },
]
