import {graphql} from "gatsby"

/** At the top of a page, and for wide cards; posters are 16:9. */
export const bannerPicture = graphql`
  fragment BannerPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 1150, 1920])
    }
  }
`

/** For the cards of trips, 384 px wide at most. */
export const cardPicture = graphql`
  fragment CardPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [400, 640, 960])
    }
  }
`

/** For what stands upright: banners on narrow screens, saved trips. */
export const uprightPicture = graphql`
  fragment UprightPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [400, 640, 960])
    }
  }
`

/** For round cards, 192 px wide. */
export const roundPicture = graphql`
  fragment RoundPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [192, 384])
    }
  }
`

/** For the row of a trip's photographs. */
export const thumbnailPicture = graphql`
  fragment ThumbnailPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.333333, breakpoints: [240, 360, 480])
    }
  }
`

/** A photograph whole, alone on the screen. */
export const photoPicture = graphql`
  fragment PhotoPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [1080, 1600]
        webpOptions: {quality: 42}
      )
    }
  }
`

/** For sharing cards, 1200 × 630 px: a JPEG, as some chat apps show no WebP. */
export const sharingPicture = graphql`
  fragment SharingPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.904762
        breakpoints: [1200]
        formats: [JPG]
      )
    }
  }
`
