import type {imageResolvers as resolvers} from "../../../gatsby/graphql/images"
import {pictureAddress} from "../pictures"

/** Aspect ratio of posters. */
const posterRatio = 16 / 9

/** Stand-ins for the resolvers of pictures: the only file of each, which style sheets crop. */
export const imageResolvers = {
  File: {
    childImageSharp: {resolve: (file: {absolutePath: string}) => file},
  },
  ImageSharp: {
    gatsbyImageData: {
      resolve: (
        {absolutePath}: {absolutePath: string},
        {aspectRatio = posterRatio}: {aspectRatio?: number},
      ) => ({
        layout: "fullWidth",
        width: 1,
        height: 1 / aspectRatio,
        images: {fallback: {src: pictureAddress(absolutePath)}},
      }),
    },
  },
} satisfies Partial<Record<keyof typeof resolvers, object>>
