import {smallContent} from "../../gatsby/content/testing/small-content"
import {schemaAddress} from "../configuration/configuration"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Json = any

/** The content of a small sound site by its paths, each file with its `$schema` as the project's have it. */
export const namedContent = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(smallContent()).map(([file, value]) => [
      file,
      {$schema: schemaAddress(file), ...value},
    ]),
  )
