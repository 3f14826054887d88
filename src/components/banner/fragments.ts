import {graphql} from "gatsby"

/** A banner's props, as content that holds nothing else has them. */
export const bannerContent = graphql`
  fragment BannerContent on BannerContent {
    title(language: $language)
    description(language: $language)
    alt: imageAlt(language: $language)
    image {
      ...BannerPicture
    }
    narrowImage: image {
      ...CardPicture
    }
  }
`
