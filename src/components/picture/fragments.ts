import {graphql} from "gatsby"

/** The shapes are in gatsby/pictures/shapes.ts. */
export const bannerPicture = graphql`
  fragment BannerPicture on File {
    picture(shape: BANNER)
  }
`

export const cardPicture = graphql`
  fragment CardPicture on File {
    picture(shape: CARD)
  }
`

export const roundPicture = graphql`
  fragment RoundPicture on File {
    picture(shape: ROUND)
  }
`
