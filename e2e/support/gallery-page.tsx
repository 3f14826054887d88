/** Browser code of a page that shows a gallery and nothing else: the site's content may have no photographs. */
import i18next from "i18next"
import {createRoot} from "react-dom/client"
import {I18nextProvider} from "react-i18next"
import common from "../../locales/en/common.json"
import experience from "../../locales/en/experience.json"
import {Gallery} from "../../src/features/trip/gallery/gallery"
import "../../src/styles/tokens.css"
import "../../src/styles/global.css"

const picture = (color: string) => ({
  picture: {
    layout: "fullWidth" as const,
    width: 1,
    height: 0.75,
    images: {
      fallback: {
        src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${color}"/></svg>`)}`,
      },
    },
  },
})

const photos = ["red", "green", "blue", "gold", "teal"].map(color => ({
  name: color,
  alt: `A field that is all ${color}`,
  creditText: "Ana Pérez",
  licence: "https://creativecommons.org/licenses/by/4.0/",
  source: null,
  caption: null,
  place: null,
  thumbnail: picture(color),
  file: picture(color),
}))

const i18n = i18next.createInstance()
void i18n.init({lng: "en", resources: {en: {common, experience}}, initAsync: false})

createRoot(document.getElementById("page") as HTMLElement).render(
  <I18nextProvider i18n={i18n as never}>
    <Gallery experience={{photos, days: null, stops: null}} />
  </I18nextProvider>,
)
