import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {localizedPath, namedLanguage, pathWithoutLanguage} from "../../src/i18n/paths"

type Page = {path: string; pageContext: {isNoindex?: true} | null}

/**
 * Options of gatsby-plugin-sitemap: every page that search may list, with its versions, as its own
 * head names them. "/" repeats the page in the first language.
 */
export const sitemapOptions = {
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
  }`,
  resolvePages: ({allSitePage}: {allSitePage: {nodes: Page[]}}): Page[] =>
    allSitePage.nodes.filter(
      ({path, pageContext}) => namedLanguage(path) && !pageContext?.isNoindex,
    ),
  serialize: ({path}: Page) => {
    const address = (language: Language) => localizedPath(language, pathWithoutLanguage(path))
    return {
      url: path,
      links: [
        ...languages.map(language => ({lang: language as string, url: address(language)})),
        {lang: "x-default", url: address(defaultLanguage)},
      ],
    }
  },
}
