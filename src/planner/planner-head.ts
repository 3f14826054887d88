import {headWords} from "../i18n/head-words"
import type {WordKey} from "../i18n/use-words"
import {required} from "../lib/required"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/seo"

/** Head of a page that shows the visitor's own trips: its words, and the home page's sharing picture. */
export const plannerHead = (titleKey: WordKey, descriptionKey: WordKey) =>
  pageHead((data: Queries.ComparePageQuery | Queries.SavedPageQuery, location) => {
    const {homeContent: home} = required(data, location, "homeContent")
    const words = headWords(data)
    const title = words(titleKey)
    return {
      content: {
        title,
        sharingImage: home.sharingImage,
        sharingImageAlt: home.hero.imageAlt,
        seo: {title, description: words(descriptionKey)},
      },
      above: [homeCrumb, catalogueCrumb],
    }
  })
