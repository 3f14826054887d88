import type {EventOf} from "./catalogue/catalogue"
import {pushEvent} from "./data-layer"

/** A part of a page with an error boundary of its own; "page" is the whole page. */
export type StoppedPart = EventOf<"part_stopped">["stopped_part"]

/**
 * Reports that a part of a page failed. Only the error's kind is reported, because its message may
 * hold what a visitor typed.
 */
export const partStopped = (part: StoppedPart, error: unknown): void =>
  pushEvent(window, {
    event: "part_stopped",
    stopped_part: part,
    stopped_by: error instanceof Error || error instanceof DOMException ? error.name : "unknown",
  })
