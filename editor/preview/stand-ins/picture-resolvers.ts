import {carriedFocus} from "../../../gatsby/graphql/carried-focus"
import type {pictureResolvers as resolvers} from "../../../gatsby/graphql/picture-resolvers"
import {type Focus, writeFocus} from "../../../gatsby/pictures/focus"
import type {PictureData} from "../../../gatsby/pictures/plan-picture"
import {type Shape, type ShapeName, shapes} from "../../../gatsby/pictures/shapes"
import {pictureAddress} from "../pictures"

type File = {absolutePath: string; focus?: Focus}

/** Aspect ratio of posters, for shapes without a ratio. */
const posterRatio = 16 / 9

/** The only file of a picture; style sheets crop it. */
const pictureOf = ({absolutePath, focus}: File, shapeName: ShapeName): PictureData => {
  const {aspectRatio = posterRatio}: Shape = shapes[shapeName]
  return {
    layout: "fullWidth",
    width: 1,
    height: 1 / aspectRatio,
    images: {fallback: {src: pictureAddress(absolutePath)}},
    ...(focus && {objectPosition: writeFocus(focus)}),
  }
}

/** Stand-ins for the resolvers of pictures and their crops. */
export const pictureResolvers = {
  ...carriedFocus,
  File: {
    picture: {
      type: "GatsbyImageData!",
      args: {shape: "PictureShape!"},
      description: "The picture in a shape that pages show.",
      resolve: async (file, {shape}) => pictureOf(file, shape),
    },
  },
} satisfies typeof resolvers
