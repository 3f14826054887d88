import type {IGatsbyImageData} from "gatsby-plugin-image"

/** A picture as the fragments of components/picture ask for it. */
export type ProcessedImage = {
  childImageSharp: {
    /** `objectPosition` comes from the picture's focus (gatsby/graphql/images.ts). */
    gatsbyImageData: IGatsbyImageData & {objectPosition?: string}
  } | null
} | null

/** What the plugin says of a picture; nothing where there is none. */
export const imageData = (image?: ProcessedImage) => image?.childImageSharp?.gatsbyImageData

/** Address of a picture's largest file; empty where there is none. */
export const srcOf = (image: ProcessedImage): string => imageData(image)?.images.fallback?.src ?? ""
