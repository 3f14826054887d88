const {locales: shipped} = jest.requireActual<typeof import("../locales")>("../locales")

/** For tests that ask for it: the languages of the site and a third. */
export const locales = {
  ...shipped,
  fr: {name: "Français", format: "fr", openGraph: "fr_FR"},
}
