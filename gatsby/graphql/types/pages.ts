/** Content of the single pages. */
export const pageTypes = /* GraphQL */ `
  """Home: data/pages/home.json."""
  type HomeContent implements Node @dontInfer {
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    seo: SeoTexts!
    hero: BannerContent!
    "Heading over the three lengths of stay."
    lengths: TitledText!
    colombia: BannerContent!
    booking: StepList!
  }

  type StepList @dontInfer {
    title: String! @localized
    steps: [TitledText!]!
  }

  """Catalogue: data/pages/catalogue.json."""
  type CatalogueContent implements Node @dontInfer {
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    "What that picture shows, beside the title."
    sharingImageAlt(language: String): String!
    seo: SeoTexts!
    title: String! @localized
    description: String! @localized
    "The three lengths of stay, longest first."
    groups: [ExperienceGroup!]!
    "What a visitor can narrow the trips by, and the choices that some trip fits."
    facets(language: String): [Facet!]!
    customize: Customize!
  }

  """A question of the filter, such as the region, with its choices."""
  type Facet @dontInfer {
    "Name in the page's address: length, region, activity, month or price."
    name: String!
    choices: [FacetChoice!]!
  }

  type FacetChoice @dontInfer {
    "Value in the page's address."
    key: String!
    label: String!
  }

  """A length of stay with everything that belongs to it."""
  type ExperienceGroup @dontInfer {
    key: String!
    title: String! @localized
    description: String! @localized
    "Signal colour: yellow, blue or red."
    color: String!
    "Lowest starting price of the group as the language writes it."
    priceFromText(language: String): String!
    "Its experiences, in the order of the catalogue."
    experiences: [Experience!]!
    "The experience whose poster stands for the group."
    poster: Experience! @link(by: "slug")
  }

  """The customize section: three choices."""
  type Customize @dontInfer {
    title: String! @localized
    description: String! @localized
    points: CustomizeStep!
    accommodation: CustomizeStep!
    style: CustomizeStep!
  }

  type CustomizeStep @dontInfer {
    title: String! @localized
    description: String! @localized
    options: [CustomizeOption!]!
  }

  type CustomizeOption @dontInfer {
    key: String!
    name: String! @localized
    description: String @localized
  }

  """About us: data/pages/about.json."""
  type AboutContent implements Node @dontInfer {
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    seo: SeoTexts!
    title: String! @localized
    mission: String! @localized
    banner: BannerContent!
    cards: [BannerContent!]!
    invitation: Invitation!
    valuesTitle: String! @localized
    values: [BannerContent!]!
  }

  type Invitation @dontInfer {
    text: String! @localized
    action: String! @localized
  }

  """Questions and answers: data/pages/questions.json."""
  type QuestionsContent implements Node @dontInfer {
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    "What that picture shows, beside the title."
    sharingImageAlt(language: String): String!
    seo: SeoTexts!
    title: String! @localized
    description: String! @localized
    questions: [Question!]!
  }

  type Question @dontInfer {
    "Its address on the page."
    key: String!
    question: String! @localized
    answer: String! @localized
  }

  """Terms and the data policy: data/pages/terms.json and data/pages/treatment.json."""
  type LegalText implements Node @dontInfer {
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    "What that picture shows, beside the title."
    sharingImageAlt(language: String): String!
    "Name of the file: terms or treatment."
    name: String!
    seo: SeoTexts!
    title: String! @localized
    summary: String! @localized
    sections: [LegalSection!]!
  }

  type LegalSection @dontInfer {
    key: String!
    title: String! @localized
    paragraphs: [String!]! @localized
    items: [String!] @localized
  }
`
