/** An experience: one folder of data/experiences. */
export const experienceTypes = /* GraphQL */ `
  """A guided experience or a multi-day package: one folder of data/experiences."""
  type Experience implements Node @dontInfer {
    "Last part of the page's address, and the name of its folder."
    slug: String!
    "A hook for styles of the banners."
    theme: String!
    "What the prefilled booking text calls the offer: tour or experience."
    kind: String!
    "Length-of-stay group: 9-days, 3-days or 1-day."
    group: String!
    "Signal colour of the group: yellow, blue or red."
    color: String!
    "Starting price, in whole euros."
    price: Int!
    "The starting price as the language writes it: €1,400 or 1.400 €."
    priceText(language: String): String!
    "Text of the booking button, built from the price: Book from €60."
    reserveText(language: String): String!
    "What the chat holds ready for who books."
    chatText(language: String): String!
    length: StayLength!
    "Part of the year in which it is offered or best, where there is one."
    season: Season
    "Parts of the country visited, in the order of the trip."
    regions: [Region!]! @link(by: "slug")
    "What the trip is about, the main thing first."
    activities: [Activity!]!
    "The poster, or a photograph in its place."
    image: File! @fileByRelativePath
    "The spot of the picture that crops keep; unset for the middle."
    focus: PictureFocus
    "What the picture shows, for someone who cannot see it."
    imageAlt: String! @localized
    "Colours taken from the picture, for the themed banner."
    posterColors: PosterColors!
    "Name of the site, for search and sharing."
    siteName: String!
    title: String! @localized
    "The title as the prefilled booking text says it."
    messagingTitle: String! @localized
    "One image and one reason to go; on the card and on the poster."
    cardDescription: String! @localized
    "Length of the stay in words."
    durationLabel: String! @localized
    "Text of the card's main button."
    actionText: String! @localized
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    seo: SeoTexts!
    emblematic: Emblematic!
    "60 to 120 words; may hold **bold** parts."
    description: String! @localized
    "What the price includes."
    includes: TitledList
    "Places visited, of a multi-destination package."
    highlights: TitledList
    "Places in the order of the trip."
    stops: StopList
    "Short texts side by side, such as hydration and difficulty."
    columns: ColumnList
    recommendations: RecommendationList
    notIncluded: TitledList
    slogan: TitledText!
    closing: String! @localized
  }

  type StayLength @dontInfer {
    days: Int!
    "Unset where the offer names days only."
    nights: Int
  }

  type Season @dontInfer {
    "First day, as MM-DD."
    from: String!
    "Last day, as MM-DD."
    to: String!
    "The season in words: 15 June to 20 October."
    label(language: String): String!
  }

  """Heading over the description, with an optional line."""
  type Emblematic @dontInfer {
    title: String! @localized
    description: String @localized
  }

  type Stop @dontInfer {
    title: String! @localized
    description: String! @localized
    region: Region! @link(by: "slug")
  }

  type StopList @dontInfer {
    title: String! @localized
    items: [Stop!]!
  }

  type ColumnList @dontInfer {
    title: String! @localized
    items: [TitledText!]!
  }

  type RecommendationList @dontInfer {
    title: String! @localized
    details: [TitledText!]!
  }

  """A ground and a text colour from one picture, at least 4.5:1 apart."""
  type PosterColors @dontInfer {
    "Colour of the ground, as #rrggbb."
    ground: String!
    "Colour of the text on it, as #rrggbb."
    text: String!
    "A lighter tint of the ground for lines and marks, as #rrggbb."
    accent: String!
  }
`
