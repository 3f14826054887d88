import {defaultLanguage} from "../../src/i18n/languages"
import type {SiteContent} from "../content/site-content"

/** Colours of the launch screen: those of the header and of the page. */
const colors = {theme_color: "#0a3733", background_color: "#fffdf8"}

/**
 * Writes the web app manifest.
 *
 * @see https://www.w3.org/TR/appmanifest/
 */
export const webManifest = ({brand, description}: SiteContent["site"]): string =>
  `${JSON.stringify(
    {
      name: brand,
      short_name: brand,
      description: description[defaultLanguage],
      lang: defaultLanguage,
      start_url: "/",
      display: "browser",
      ...colors,
      icons: [
        {src: "/icon-192.png", sizes: "192x192", type: "image/png"},
        {src: "/icon-512.png", sizes: "512x512", type: "image/png"},
        {src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable"},
      ],
    },
    null,
    2,
  )}\n`
