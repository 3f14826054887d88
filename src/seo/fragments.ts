import {graphql} from "gatsby"

/** Data of every page: interface words and the operator. */
export const pageEssentials = graphql`
  fragment PageEssentials on Query {
    locales: allLocale(
      filter: {ns: {in: $namespaces}, language: {eq: $language}}
      sort: {ns: ASC}
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    operator {
      brand
      creator: publicCreator
    }
    site {
      siteMetadata {
        siteUrl
        isNoindex
      }
    }
  }
`

/** The operator, for structured data. */
export const agencyOperator = graphql`
  fragment AgencyOperator on Operator {
    brand
    publicContact {
      telephone
      email
      profiles
    }
    publicCompany {
      legalName
      address
      registration
    }
  }
`

/** An experience as an offer, for structured data. */
export const offeredExperience = graphql`
  fragment OfferedExperience on Experience {
    slug
    title(language: $language)
    cardDescription(language: $language)
    price
    isPriceOpen
    seasonOffer {
      availability
      from
      to
    }
    factRows(language: $language) {
      name
      label
      lines
    }
    image {
      ...BannerPicture
    }
  }
`

/** An experience as a trip, for structured data. */
export const touristTrip = graphql`
  fragment TouristTrip on Experience {
    slug
    title(language: $language)
    cardDescription(language: $language)
    photos {
      alt(language: $language)
      caption(language: $language)
      creditText
      licence
      source
      file {
        ...PhotoPicture
      }
    }
    days {
      status
    }
    stops {
      title(language: $language)
      items {
        title(language: $language)
        description(language: $language)
      }
    }
    regions {
      slug
      name(language: $language)
    }
  }
`

/** A region as a place, for structured data. */
export const touristDestination = graphql`
  fragment TouristDestination on Region {
    slug
    name(language: $language)
    lead(language: $language)
    latitude
    longitude
  }
`
