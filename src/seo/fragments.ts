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
