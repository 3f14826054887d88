import {defaultLanguage} from "../../src/i18n/languages"
import {readJson} from "../content/content-files"

/** As far as it is there: the content check says what is wrong, and runs later. */
type Site = {brand?: string}

/** Options of gatsby-plugin-manifest. The icons are drawn for their sizes (`static/`). */
export const manifestOptions = (root: string) => {
  const {brand} = (readJson(root, "data/site.json").value ?? {}) as Site
  const icon = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })
  return {
    name: brand,
    short_name: brand,
    lang: defaultLanguage,
    start_url: "/",
    display: "browser",
    // Those of the header and of the page.
    theme_color: "#0a3733",
    background_color: "#fffdf8",
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      {...icon("icon-maskable-512", 512), purpose: "maskable"},
    ],
    legacy: false,
  }
}
