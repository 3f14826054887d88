import type {HeadProps} from "gatsby"
import type {Thing} from "schema-dts"
import {headWords, type PageWords} from "../i18n/head-words"
import {type ProcessedImage, srcOf} from "../lib/processed-image"
import {homeCrumb} from "./crumbs"
import {type Essentials, type HeadContext, Seo} from "./seo"
import {type Site, siteOf} from "./structured-data/addresses"
import {JsonLd} from "./structured-data/json-ld"
import {breadcrumbList} from "./structured-data/lists"

/** What a page says in its head. */
type Described = {
  /** Its subject. */
  content: {
    title: string
    sharingImage: ProcessedImage
    sharingImageAlt: string
    seo: {title: string; description: string}
  }
  /** Its name in the breadcrumb, if it differs from the title. */
  crumb?: typeof homeCrumb
  /** Pages above it, nearest last. */
  above?: readonly (typeof homeCrumb)[]
  /** Structured data of the page, besides its breadcrumb. */
  things?: (site: Site) => readonly Thing[]
}

/**
 * Makes the `Head` of an inner page.
 *
 * @param describe - reads the result of the page's query, which holds PageEssentials, and its context
 */
export const pageHead =
  <Data extends Essentials & PageWords, Context extends HeadContext = HeadContext>(
    describe: (data: Data, location: {pathname: string}, context: Context) => Described,
  ) =>
  ({data, location, pageContext}: HeadProps<Data, Context>) => {
    const {content, crumb, above = [homeCrumb], things} = describe(data, location, pageContext)
    const words = headWords(data)
    const site = siteOf(data, pageContext.language)
    const current = {to: location.pathname, label: crumb?.(words).label ?? content.title}
    const trail = [...above.map(page => page(words)), current]
    return (
      <>
        <Seo
          data={data}
          context={pageContext}
          path={location.pathname}
          title={content.seo.title}
          description={content.seo.description}
          image={srcOf(content.sharingImage)}
          imageAlt={content.sharingImageAlt}
        />
        <JsonLd things={[breadcrumbList(trail, site), ...(things?.(site) ?? [])]} />
      </>
    )
  }
