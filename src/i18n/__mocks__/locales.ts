const {locales: shipped} = jest.requireActual<typeof import("../locales")>("../locales")

/** The site's languages and a third, for tests that mock this module. */
export const locales = {
  ...shipped,
  fr: {name: "Français", format: "fr", openGraph: "fr_FR"},
}
