import {type Screen, screens} from "./screens"

type Place = NonNullable<Screen["link"]>["place"]

const linksIn = (place: Place) =>
  screens.flatMap(({route, link}) =>
    link?.place === place ? [{to: route, label: link.label}] : [],
  )

/** Links that every page shows, for src/site/links.ts: the browser has no list of screens. */
export const siteLinks = () => ({
  navigation: linksIn("navigation"),
  more: linksIn("more"),
  legal: linksIn("legal"),
})
