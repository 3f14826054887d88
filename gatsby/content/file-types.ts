/**
 * GraphQL type of each single data file, by its path in data/. Gatsby's configuration reads this
 * table at every start: it imports no schema.
 */
export const fileTypes = {
  site: "Operator",
  activities: "ActivityList",
  packing: "PackingList",
  redirects: "RedirectList",
  "pages/home": "HomeContent",
  "pages/catalogue": "CatalogueContent",
  "pages/destinations": "DestinationsContent",
  "pages/about": "AboutContent",
  "pages/booking": "BookingContent",
  "pages/questions": "QuestionsContent",
  "pages/terms": "LegalText",
  "pages/treatment": "LegalText",
  "pages/conduct": "LegalText",
} as const

/** Collections by folder in data/: each entry has a folder with a file of that name. */
export const folderTypes = {
  experiences: {name: "experience", type: "Experience"},
  regions: {name: "region", type: "Region"},
} as const
