import type {EventOf} from "./catalogue/catalogue"
import {pushEvent} from "./data-layer"

/** A part of a page that can stop by itself; "page" is the whole of it. */
export type StoppedPart = EventOf<"part_stopped">["stopped_part"]

/**
 * Reports that a part of a page has stopped by an error. Of the error its kind alone is told: its words
 * may hold what a visitor has typed.
 */
export const partStopped = (part: StoppedPart, error: unknown): void =>
  pushEvent(window, {
    event: "part_stopped",
    stopped_part: part,
    stopped_by: error instanceof Error || error instanceof DOMException ? error.name : "unknown",
  })
