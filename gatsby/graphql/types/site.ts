/** Identity of the operator and the parts of the country. */
export const siteTypes = /* GraphQL */ `
  """Identity, contact and credit: data/site.json."""
  type Identity implements Node @dontInfer {
    productId: String!
    brand: String!
    tagline: String! @localized
    description: String! @localized
    "Digits only, country code first."
    whatsapp: String!
    email: String!
    social: SocialProfiles!
    "The contact without placeholders, for search engines."
    publicContact: PublicContact!
    "Account named in sharing tags."
    creator: String!
    credit: Credit!
    "First year of the copyright line."
    copyrightFrom: Int!
    "Year of the build."
    copyrightTo: Int!
  }

  type Site implements Node @dontInfer {
    siteMetadata: SiteMetadata!
  }

  "Settings of the build."
  type SiteMetadata @dontInfer {
    "Public origin, without a slash at its end."
    siteUrl: String!
    "True for builds that search engines must stay away from."
    isNoindex: Boolean!
  }

  type SocialProfiles @dontInfer {
    facebook: String!
    linkedin: String!
    instagram: String!
  }

  "Ways to reach the operator; a placeholder counts as unset."
  type PublicContact @dontInfer {
    "In international form, such as +573101234567."
    telephone: String
    email: String
    "Addresses of the social profiles."
    profiles: [String!]!
  }

  "Who built the site."
  type Credit @dontInfer {
    name: String!
    url: String!
  }

  """What trips are about: data/activities.json."""
  type ActivityList implements Node @dontInfer {
    activities: [Activity!]!
  }

  type Activity @dontInfer {
    key: String!
    name: String! @localized
  }

  """A part of the country: one folder of data/regions."""
  type Region implements Node @dontInfer {
    "Name of its folder."
    slug: String!
    name: String! @localized
    "Degrees north, WGS 84."
    latitude: Float!
    "Degrees east, WGS 84."
    longitude: Float!
  }
`
