/** A gallery and nothing else, as it is served and as scripts take it over: the site's content may have no photographs. */
import i18next from "i18next"
import {useEffect} from "react"
import {hydrateRoot} from "react-dom/client"
import {renderToString} from "react-dom/server"
import {I18nextProvider} from "react-i18next"
import common from "../../locales/en/common.json"
import experience from "../../locales/en/experience.json"
import {Gallery} from "../../src/features/trip/gallery/gallery"
import {imageOf} from "../../src/lib/testing/processed-image"
import "../../src/styles/tokens.css"
import "../../src/styles/global.css"

const photos = ["red", "green", "blue", "gold", "teal"].map(color => ({
  name: color,
  alt: `A field that is all ${color}`,
  creditText: "Ana Pérez",
  licence: "https://creativecommons.org/licenses/by/4.0/",
  source: null,
  caption: null,
  place: null,
  thumbnail: imageOf(`${color}-small.svg`),
  file: imageOf(`${color}.svg`),
}))

const i18n = i18next.createInstance()
void i18n.init({lng: "en", resources: {en: {common, experience}}, initAsync: false})

/** The gallery, which marks the page once React has taken it over. */
const Page = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ""
  }, [])
  return (
    <I18nextProvider i18n={i18n as never}>
      <Gallery experience={{photos, days: null, stops: null}} />
    </I18nextProvider>
  )
}

/** Its markup. */
export const served = renderToString(<Page />)

if (globalThis.document) hydrateRoot(document.getElementById("page") as HTMLElement, <Page />)
