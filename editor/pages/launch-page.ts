import {type LaunchLine, launchKinds} from "../../gatsby/launch/launch-report"
import {kindNames} from "../../gatsby/launch/sentences"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {html} from "./html"

const words = {
  en: {
    fit: "Nothing stands between this content and a public site.",
    unfit: "What blocks has to be mended before the site is public. Each line names the place.",
  },
  es: {
    fit: "Nada se interpone entre este contenido y un sitio público.",
    unfit: "Lo que impide publicar se corrige antes de abrir el sitio. Cada línea nombra el lugar.",
  },
} satisfies Record<StaffLanguage, object>

/** What `npm run launch` lists, as a page. */
export const launchPage = (lines: readonly LaunchLine[], language: StaffLanguage) => {
  const {fit, unfit} = words[language]
  const sections = launchKinds.map(kind => {
    const own = lines.filter(line => line.kind === kind)
    const items = own.map(
      ({place, text}) => html`<li><code>${place}</code> ${text[language]}</li>\n`,
    )
    return html`<h2>${kindNames[kind][language]} (${own.length})</h2>\n<ul>\n${items}</ul>\n`
  })
  return html`<p>${lines.some(({kind}) => kind === "blocks") ? unfit : fit}</p>\n${sections}`
}
