import type {IGatsbyImageData} from "gatsby-plugin-image"

/** A picture as the fragments of components/picture ask for it. */
export type ProcessedImage = {
  childImageSharp: {
    /** `objectPosition` comes from the picture's focus (gatsby/graphql/images.ts). */
    gatsbyImageData: IGatsbyImageData & {objectPosition?: string}
  } | null
} | null

/** Address of a picture's largest file; empty where there is none. */
export const srcOf = (image: ProcessedImage): string =>
  image?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ""
