import type {EventOf} from "./catalogue/catalogue"
import {pushEvent} from "./data-layer"

/** What has an error boundary of its own: the page, and parts whose code loads late. */
export type BoundaryName = EventOf<"part_stopped">["stopped_part"]

/** Reports an error by its kind alone: its message may hold what a visitor typed. */
export const trackError = (name: BoundaryName, error: unknown): void =>
  pushEvent(window, {
    event: "part_stopped",
    stopped_part: name,
    stopped_by: error instanceof Error || error instanceof DOMException ? error.name : "unknown",
  })
