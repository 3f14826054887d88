import type {CustomFieldControl} from "@sveltia/cms"
import type {createElement} from "react"

/** What Sveltia gives to the window: its own React, which alone it can render. */
declare global {
  const h: typeof createElement
  const createClass: (definition: object) => CustomFieldControl
}
