import {graphql} from "gatsby"

/** Full-bleed picture, 16:9. */
export const bannerPicture = graphql`
  fragment BannerPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [768, 1080, 1440, 1920], quality: 60)
    }
  }
`

/**
 * The same picture cropped to 4:5, for cards and for narrow screens. No step is more than 1.5 times
 * the one before it, so that no screen fetches more than it shows; 960 px fill a banner on a phone.
 */
export const cardPicture = graphql`
  fragment CardPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 0.8
        breakpoints: [320, 480, 640, 800, 960]
        transformOptions: {fit: COVER, cropFocus: CENTER}
      )
    }
  }
`

/** Cropped to 16:10, for the cards of the three lengths of stay. */
export const planPicture = graphql`
  fragment PlanPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.6
        breakpoints: [400, 600, 840]
        transformOptions: {fit: COVER, cropFocus: CENTER}
      )
    }
  }
`

/** A square for round cards. */
export const roundPicture = graphql`
  fragment RoundPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FIXED
        width: 192
        height: 192
        outputPixelDensities: [1, 2]
        transformOptions: {fit: COVER, cropFocus: CENTER}
      )
    }
  }
`
