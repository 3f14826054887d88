import {graphql, type HeadProps} from "gatsby"
import type {Thing} from "schema-dts"
import {headWords, type PageWords} from "../i18n/head-words"
import {defaultLanguage, type Language, languages, locales, otherLanguages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import type {TFunction} from "../i18n/use-words"
import type {Complete} from "../lib/complete"
import {type ProcessedImage, srcOf} from "../lib/processed-image"
import {crumbsOf} from "./crumbs"
import {breadcrumbList, type Page} from "./structured-data"

/** Data of every page: interface words and the operator. */
export const pageEssentials = graphql`
  fragment PageEssentials on Query {
    locales: allLocale(
      filter: {ns: {in: $namespaces}, language: {eq: $language}}
      sort: {ns: ASC}
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    operator {
      brand
      creator: publicCreator
    }
    site {
      siteMetadata {
        siteUrl
        isNoindex
      }
    }
  }
`

/** What a page's content says in its head. */
export const pageContent = graphql`
  fragment PageContent on PageContent {
    seo {
      title(language: $language)
      description(language: $language)
    }
    sharing {
      image {
        ...SharingPicture
      }
      imageAlt(language: $language)
    }
  }
`

type Essentials = Complete<Pick<Queries.PageEssentialsFragment, "operator" | "site">>

/** Head data from the page's context, written by the plan of pages. */
type HeadContext = {
  language: Language
  isNoindex?: boolean
}

/** Characters of a title that result pages show. */
const titleLength = 60

export const withBrand = (title: string, brand: string): string => {
  const full = `${title} | ${brand}`
  return full.length <= titleLength ? full : title
}

/**
 * Sets the page's language on the root element. An unchanged value is not written, because that
 * would restyle every element.
 */
const RootLanguage = ({language}: {language: Language}) => {
  const isThere = typeof document !== "undefined" && document.documentElement.lang === language
  return isThere ? null : <html lang={language} />
}

/** Writes one JSON-LD document; no text can close the script element or begin a comment in it. */
const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({"@context": "https://schema.org", "@graph": things}).replaceAll("<", "\\u003c")

type HeadContent = {
  /** The page's subject, with the fragment PageContent. */
  content: {
    title: string
    /** 1200 × 630 pixels. */
    sharing: {image: ProcessedImage; imageAlt: string}
    seo: {title: string; description: string}
  }
  /** Structured data of the page, besides its breadcrumb. */
  structuredData?: readonly Thing[]
}

/**
 * Makes the `Head` of a page: search and sharing texts, canonical, alternate languages and structured
 * data.
 *
 * @param describe - reads the result of the page's query, which holds PageEssentials
 */
export const pageHead =
  <Data extends Essentials & PageWords>(
    describe: (data: Data, page: Page, t: TFunction) => HeadContent,
  ) =>
  ({data, location: {pathname}, pageContext}: HeadProps<Data, HeadContext>) => {
    const {language} = pageContext
    const {siteUrl, isNoindex} = data.site.siteMetadata
    const {brand, creator} = data.operator
    const page = {pathname, siteUrl, language, brand}
    const t = headWords(data, language)
    const {content, structuredData: things = []} = describe(data, page, t)
    const {description} = content.seo
    const title = withBrand(content.seo.title, brand)
    const crumbs = crumbsOf(pathname, content.title, t)
    const image = siteUrl + srcOf(content.sharing.image)
    const alternate = (code: Language) => siteUrl + localizedPath(code, pathname)
    return (
      <>
        <RootLanguage language={language} />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={alternate(language)} />
        {languages.map(code => (
          <link key={code} rel="alternate" hrefLang={code} href={alternate(code)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={alternate(defaultLanguage)} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={brand} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={alternate(language)} />
        <meta property="og:locale" content={locales[language].openGraph} />
        {otherLanguages(language).map(code => (
          <meta key={code} property="og:locale:alternate" content={locales[code].openGraph} />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
        {creator && <meta name="twitter:creator" content={creator} />}
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta property="og:image" content={image} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={content.sharing.imageAlt} />
        <meta name="twitter:image" content={image} />
        <meta name="twitter:image:alt" content={content.sharing.imageAlt} />
        {(isNoindex || pageContext.isNoindex) && <meta name="robots" content="noindex" />}
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script holds no markup
          dangerouslySetInnerHTML={{
            __html: jsonLd(crumbs.length > 1 ? [breadcrumbList(crumbs, page), ...things] : things),
          }}
        />
      </>
    )
  }
