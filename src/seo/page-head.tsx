import type {Thing} from "schema-dts"
import {headWords, type PageWords} from "../i18n/head-words"
import {homeCrumb, pageBreadcrumbs} from "./crumbs"
import {type Essentials, type HeadContext, Seo} from "./seo"
import {type Site, siteOf} from "./structured-data/addresses"
import {JsonLd} from "./structured-data/json-ld"

type PageHeadProps = {
  /** Result of the page's query, which holds PageEssentials. */
  data: Essentials & PageWords
  context: HeadContext
  /** Path of the page. */
  path: string
  /** Subject of the page. */
  content: {title: string; sharingImage: string; seo: {title: string; description: string}}
  /** What the sharing picture shows. */
  imageAlt: string
  /** Its name in the breadcrumb, if it differs from the title. */
  crumb?: typeof homeCrumb
  /** Pages above it, nearest last. */
  above?: Parameters<typeof pageBreadcrumbs>[3]
  /** Structured data of the page, besides its breadcrumb. */
  things?: (site: Site) => readonly Thing[]
}

/** Head of an inner page. */
export const PageHead = (props: PageHeadProps) => {
  const {data, context, path, content, imageAlt, above = [homeCrumb], things} = props
  const site = siteOf(data, context.language)
  const label = props.crumb?.(headWords(data)).label ?? content.title
  const current = {to: path, label}
  return (
    <>
      <Seo
        data={data}
        context={context}
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
