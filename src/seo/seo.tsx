import {defaultLanguage, type Language, languages, otherLanguages} from "../i18n/languages"
import {locales} from "../i18n/locales"
import {localizedPath} from "../i18n/paths"
import {withBrand} from "./with-brand"

/** The operator and build data from the fragment PageEssentials. */
export type Essentials = Pick<Queries.PageEssentialsFragment, "operator" | "site">

/** Head data from the page's context, written by the plan of pages. */
export type HeadContext = {
  language: Language
  /** True if the screen must not be indexed. */
  isNoindex?: boolean
}

type SeoProps = {
  /** Result of the page's query, which holds PageEssentials. */
  data: Essentials
  context: HeadContext
  /** Title without the brand. */
  title: string
  description: string
  /** Path of the page. */
  path: string
  /** Address of the sharing picture from the site's root; it is 1200 × 630 pixels. */
  image: string
  /** Alternative text of the sharing picture, without its title. */
  imageAlt: string
}

/**
 * Sets the page's language on the root element. An unchanged value is not written, because that
 * would restyle every element.
 */
const RootLanguage = ({language}: {language: Language}) => {
  const isThere = typeof document !== "undefined" && document.documentElement.lang === language
  return isThere ? null : <html lang={language} dir={locales[language].direction} />
}

/** Head of an indexable page: search and sharing texts, canonical, alternate languages. */
export const Seo = (props: SeoProps) => {
  const {data, context, title, description, path, image, imageAlt} = props
  const {language} = context
  const {siteUrl, isNoindex} = data.site?.siteMetadata ?? {siteUrl: "", isNoindex: false}
  const {brand, creator} = data.operator ?? {brand: "", creator: null}
  const fullTitle = withBrand(title, brand)
  const alternate = (code: Language) => `${siteUrl}${localizedPath(code, path)}`
  const canonical = alternate(language)
  return (
    <>
      <RootLanguage language={language} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {languages.map(code => (
        <link key={code} rel="alternate" hrefLang={code} href={alternate(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={alternate(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locales[language].openGraph} />
      {otherLanguages(language).map(code => (
        <meta key={code} property="og:locale:alternate" content={locales[code].openGraph} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {creator && <meta name="twitter:creator" content={creator} />}
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta property="og:image" content={`${siteUrl}${image}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:image" content={`${siteUrl}${image}`} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {(isNoindex || context.isNoindex) && <meta name="robots" content="noindex" />}
    </>
  )
}
