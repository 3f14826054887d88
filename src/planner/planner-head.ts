import {graphql} from "gatsby"
import {headWords} from "../i18n/head-words"
import type {WordKey} from "../i18n/use-words"
import {required} from "../lib/required"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/seo"

export const fragment = graphql`
  fragment PlannerPage on Query {
    allExperience {
      nodes {
        ...PlannedTrip
      }
    }
    homeContent {
      ...PageContent
    }
  }
`

export const plannerTrail = [homeCrumb, catalogueCrumb]

/** Head of a page that shows the visitor's own trips: its words, and the home page's sharing picture. */
export const plannerHead = (titleKey: WordKey, descriptionKey: WordKey) =>
  pageHead((data: Queries.ComparePageQuery | Queries.SavedPageQuery, location) => {
    const {homeContent} = required(data, location, "homeContent")
    const words = headWords(data)
    const title = words(titleKey)
    const seo = {title, description: words(descriptionKey)}
    return {content: {...homeContent, title, seo}, trail: plannerTrail}
  })
