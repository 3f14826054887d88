import {graphql} from "gatsby"

export const fragments = graphql`
  # At the top of a page, and for wide cards; posters are 16:9.
  fragment BannerPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 1150, 1920])
    }
  }

  # For the cards of trips, 384 px wide at most.
  fragment CardPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.5, breakpoints: [400, 640, 960])
    }
  }

  # For banners on narrow screens.
  fragment UprightPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [400, 640, 960])
    }
  }

  # For round cards, 192 px wide.
  fragment RoundPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [192, 384])
    }
  }

  # For the row of a trip's photographs.
  fragment ThumbnailPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.333333, breakpoints: [240, 360, 480])
    }
  }

  # A photograph whole, alone on the screen.
  fragment PhotoPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [1080, 1600]
        webpOptions: {quality: 42}
      )
    }
  }

  # For sharing cards, 1200 × 630 px: a JPEG, as some chat apps show no WebP.
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
