import type {readPosterColors as read} from "../../../gatsby/graphql/poster-colors"

/** Stand-in for the reader of a picture's colours. */
export const readPosterColors: typeof read = async () => ({
  ground: "#0a3733",
  text: "#fffdf8",
  accent: "#f3dcae",
})
