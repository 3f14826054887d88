import type {Thing} from "schema-dts"
import type {PageWords} from "../i18n/head-words"
import type {Language} from "../i18n/languages"
import {homeCrumb, pageBreadcrumbs} from "./crumbs"
import {type Essentials, Seo} from "./seo"
import {type Site, siteOf} from "./structured-data/addresses"
import {JsonLd} from "./structured-data/json-ld"

type PageHeadProps = {
  /** Result of the page's query, which holds PageEssentials. */
  data: Essentials & PageWords
  language: Language
  /** Path of the page, without a language. */
  path: string
  /** What the page is about. */
  content: {title: string; sharingImage: string; seo: {title: string; description: string}}
  /** What the sharing picture shows. */
  imageAlt: string
  /** Pages above it, nearest last. */
  above?: Parameters<typeof pageBreadcrumbs>[3]
  /** What the page shows, for search engines, besides its place in the site. */
  things?: (site: Site) => readonly Thing[]
}

/** Head of an inner page. */
export const PageHead = (props: PageHeadProps) => {
  const {data, language, path, content, imageAlt, above = [homeCrumb], things} = props
  const site = siteOf(data, language)
  const current = {to: path, label: content.title}
  return (
    <>
      <Seo
        data={data}
        language={language}
        path={path}
        title={content.seo.title}
        description={content.seo.description}
        image={content.sharingImage}
        imageAlt={imageAlt}
      />
      <JsonLd things={[pageBreadcrumbs(data, current, site, above), ...(things?.(site) ?? [])]} />
    </>
  )
}
