import {z} from "zod"
import {described} from "../../content/schema/meta"
import {picture} from "../../content/schema/pieces"
import {readPosterColors} from "../poster-colors"
import {type FieldContext, field, fieldsOf} from "./define"

export const posterColors = described(
  "PosterColors",
  "A ground and a text colour from one picture, at least 4.5:1 apart.",
  {
    ground: z.string().describe("Colour of the ground, as #rrggbb."),
    text: z.string().describe("Colour of the text on it, as #rrggbb."),
    accent: z.string().describe("A lighter tint of the ground for lines and marks, as #rrggbb."),
  },
)

/** Colours of a node's picture. */
export const colorsOf = (node: {image: string}, {fileOf}: FieldContext) =>
  readPosterColors(fileOf(node).absolutePath, node.image)

export const scene = described(
  "Scene",
  "A picture of an experience or a region, with what it shows.",
  picture,
)

export const sceneComputed = fieldsOf(scene, {
  posterColors: field(posterColors, "Colours taken from the picture.", colorsOf),
})
