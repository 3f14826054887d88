import {formatPath, localize} from "./issue"
import type {SiteContent} from "./schema/files"
import {textsOf} from "./texts"

type Site = SiteContent["site"]

const placeholder = /example|^573000000000$|0{3}[\s.-]?0{3}|^0+$/i

/** Fields of data/site.json, by dotted names, whose placeholder the owner has yet to replace. */
export const placeholderFields = (site: object): string[] =>
  textsOf(site)
    .filter(({text}) => placeholder.test(text))
    .map(({path}) => formatPath(path))

/** One line that names every placeholder still in use; undefined if there is none. */
export const placeholderWarning = (site: object): string | undefined => {
  const fields = placeholderFields(site)
  return fields.length > 0
    ? localize({
        en: `data/site.json still has placeholders, replace them before going live: ${fields.join(", ")}`,
        es: `data/site.json aún tiene valores de relleno; reemplázalos antes de publicar el sitio: ${fields.join(", ")}`,
      })
    : undefined
}

const realOrNull = (text: string) => (placeholder.test(text) ? null : text)

/** The company, null for each placeholder: a made-up company looks like fraud. */
export const publicCompany = ({company}: Pick<Site, "company">) =>
  Object.fromEntries(
    Object.entries(company).map(([field, text]) => [field, realOrNull(text)]),
  ) as Record<keyof Site["company"], string | null>

/** The operator's contact as pages and search engines have it: a placeholder is null. */
export const publicContact = ({
  whatsapp,
  email,
  social,
}: Pick<Site, "whatsapp" | "email" | "social">) => ({
  /** In international form, `+` first. */
  telephone: realOrNull(whatsapp) && `+${whatsapp}`,
  email: realOrNull(email),
  profiles: Object.values(social).filter(realOrNull),
})

export const publicCreator = ({creator}: Pick<Site, "creator">) => realOrNull(creator)
