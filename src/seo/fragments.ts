import {graphql} from "gatsby"

/** What every page needs beside its own content: interface words and the head's identity. */
export const pageEssentials = graphql`
  fragment PageEssentials on Query {
    locales: allLocale(filter: {ns: {in: $namespaces}, language: {eq: $language}}) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    identity {
      brand
      creator
    }
    site {
      siteMetadata {
        siteUrl
        isNoindex
      }
    }
  }
`

/** The picture of sharing cards, at the size that chat apps and networks ask for. */
export const sharingPicture = graphql`
  fragment SharingPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FIXED
        width: 1200
        height: 630
        formats: [JPG]
        outputPixelDensities: [1]
        transformOptions: {fit: COVER, cropFocus: CENTER}
      )
    }
  }
`

/** The sharing picture of pages without a poster of their own. */
export const defaultSharing = graphql`
  fragment DefaultSharing on Query {
    homeContent {
      hero {
        imageAlt(language: $language)
        sharingImage: image {
          ...SharingPicture
        }
      }
    }
  }
`
