import {followLinks} from "../../components/link/follow-links"
import {followParty} from "../../planner/follow-party"
import {asServed} from "../../start/as-served"
import {lightStops} from "./light-stops"

const act = (root: HTMLElement) => {
  const ends = [lightStops(root), followLinks(root), followParty(root)]
  return () => {
    for (const end of ends) end()
  }
}

/** The part of a trip's page to read, as the server sent it. */
export const Still = asServed({
  // In one expression, so that the bundler sees that browsers need none of it.
  served:
    process.env.BUILD_STAGE === "build-javascript"
      ? undefined
      : (require("./below") as typeof import("./below")).default,
  load: () => import("./below"),
  act,
})
