import {shapes} from "../pictures/shapes"

/** The shapes that a query can ask for. */
export const pictureShapes = /* GraphQL */ `
  """Proportion and widths of a picture (gatsby/pictures/shapes.ts)."""
  enum PictureShape {${Object.keys(shapes).join(" ")}}
`
