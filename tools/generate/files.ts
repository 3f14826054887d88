import {schemaFiles} from "../../gatsby/content/json-schema"
import {hostingFiles} from "../../gatsby/publish/hosting/artefacts"
import {container} from "../analytics/container"
import {eventsPage} from "../analytics/reference"

/** What is generated from the catalogue of events. */
const analyticsFiles = (): Record<string, string> => ({
  "analytics/events.md": `${eventsPage()}\n`,
  "analytics/gtm-container.json": `${JSON.stringify(container, null, 2)}\n`,
})

/** Committed files that a command generates, by the command: text by path in the project. */
export const generated = {
  schemas: schemaFiles,
  hosting: hostingFiles,
  analytics: analyticsFiles,
}
