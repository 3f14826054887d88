import type {Focus} from "../pictures/focus"
import {namePicture} from "../pictures/name-picture"
import type {ShapeName} from "../pictures/shapes"
import {carriedFocus} from "./carried-focus"

type FileNode = {absolutePath: string; focus?: Focus}

/** Resolvers of pictures and their crops. */
export const pictureResolvers = {
  ...carriedFocus,
  File: {
    picture: {
      type: "GatsbyImageData!",
      args: {shape: "PictureShape!"},
      description: "The picture in a shape that pages show, for the component Picture.",
      resolve: async ({absolutePath, focus}: FileNode, {shape}: {shape: ShapeName}) =>
        (await namePicture(absolutePath, focus, shape)).data,
    },
  },
}
