import {defaultLanguage} from "../../src/i18n/languages"
import {readJson} from "../content/content-files"

/** Options of gatsby-plugin-manifest. The icons are drawn for their sizes (`static/`). */
export const manifestOptions = (root: string) => {
  // As far as it is there: the content check says what is wrong, and runs later.
  const {brand} = (readJson(root, "data/site.json").value ?? {}) as {brand?: string}
  const icon = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })
  return {
    name: brand,
    lang: defaultLanguage,
    start_url: "/",
    display: "browser",
    // The header's.
    theme_color: "#0a3733",
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      {...icon("icon-maskable-512", 512), purpose: "maskable"},
    ],
    legacy: false,
  }
}
