/** Writes the container that Google Tag Manager imports: `npm run container`. */
import {writeFileSync} from "node:fs"
import {containerFile, containerText} from "./container"

writeFileSync(containerFile, containerText)
