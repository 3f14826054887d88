import {type ProcessedImage, srcOf} from "../../../src/lib/processed-image"

/** Width and height of a feed's pictures, in pixels. */
export const feedPictureSize = 1080

/** Addresses of each trip's square JPEGs from the site's root, by slug. */
export type FeedPictures = ReadonlyMap<string, {poster: string; photos: readonly string[]}>

type Answer = {
  errors?: readonly {message: string}[]
  data?: {
    allExperience: {
      nodes: {
        slug: string
        image: ProcessedImage
        photos: {file: ProcessedImage}[] | null
      }[]
    }
  }
}

const query = `
  {
    allExperience {
      nodes {
        slug
        image {
          ...FeedPicture
        }
        photos {
          file {
            ...FeedPicture
          }
        }
      }
    }
  }

  fragment FeedPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1
        breakpoints: [${feedPictureSize}]
        formats: [JPG]
      )
    }
  }
`

/**
 * Has the pictures for feeds made, cropped around their focus.
 *
 * @param graphql - of Gatsby, which waits for the files before the build ends
 */
export const makeFeedPictures = async (
  graphql: (query: string) => Promise<unknown>,
): Promise<FeedPictures> => {
  const {data, errors} = (await graphql(query)) as Answer
  if (!data) throw new Error(`Pictures of feeds: ${errors?.[0]?.message}`)
  return new Map(
    data.allExperience.nodes.map(({slug, image, photos}) => [
      slug,
      {poster: srcOf(image), photos: (photos ?? []).map(({file}) => srcOf(file))},
    ]),
  )
}
