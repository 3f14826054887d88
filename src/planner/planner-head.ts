import {graphql} from "gatsby"
import type {WordKey} from "../i18n/use-words"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

export const fragment = graphql`
  fragment PlannerPage on Query {
    allExperience(sort: {slug: ASC}) {
      nodes {
        ...PlannedTrip
      }
    }
    homeContent {
      ...PageContent
    }
  }
`

/** Head of a page that shows the visitor's own trips: its words, and the home page's sharing picture. */
export const plannerHead = (titleKey: WordKey, descriptionKey: WordKey) =>
  pageHead((data: Complete<Queries.ComparePageQuery | Queries.SavedPageQuery>, _, t) => {
    const title = t(titleKey)
    const seo = {title, description: t(descriptionKey)}
    return {content: {...data.homeContent, title, seo}}
  })
