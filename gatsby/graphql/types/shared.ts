/** Pieces that several content types are made of. */
export const sharedTypes = /* GraphQL */ `
  """Search and sharing texts of a page."""
  type SeoTexts @dontInfer {
    "Title of the page, at most 60 characters, without the brand."
    title: String! @localized
    "What the page offers, 120 to 155 characters."
    description: String! @localized
  }

  """A heading with its text."""
  type TitledText @dontInfer {
    title: String! @localized
    "May hold **bold** parts."
    description: String! @localized
  }

  """A heading with a list of lines."""
  type TitledList @dontInfer {
    title: String! @localized
    "May hold **bold** parts."
    items: [String!]! @localized
  }

  """A picture with a heading and a text."""
  type BannerContent @dontInfer {
    title: String! @localized
    "May hold **bold** parts."
    description: String! @localized
    image: File! @fileByRelativePath
    "The spot of the picture that crops keep; unset for the middle."
    focus: PictureFocus
    "What the picture shows, for someone who cannot see it."
    imageAlt: String! @localized
  }

  """A spot of a picture, in percent of its size."""
  type PictureFocus @dontInfer {
    "From the left edge: 0 to 100."
    x: Float!
    "From the upper edge: 0 to 100."
    y: Float!
  }

  """JSON that is read by other means, such as interface words."""
  type UnusedJson implements Node @dontInfer {
    id: ID!
  }
`
