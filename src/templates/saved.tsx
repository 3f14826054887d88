import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {required} from "../lib/required"
import {plannerHead} from "../planner/planner-head"
import {SavedTrips} from "../planner/saved-trips"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"

const SavedPage = ({data, location}: PageProps<Queries.SavedPageQuery>) => {
  required(data, location, "homeContent")
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Intro
        title={t("planner:saved.title")}
        description={t("planner:saved.intro")}
        trail={[homeCrumb(t), catalogueCrumb(t)]}
      />
      <SavedTrips all={data.allExperience.nodes} />
    </PageLayout>
  )
}

export default SavedPage

export const Head = plannerHead("planner:saved.title", "planner:saved.description")

export const query = graphql`
  query SavedPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    allExperience {
      nodes {
        ...PlannedTrip
      }
    }
    homeContent {
      sharingImage {
        ...SharingPicture
      }
      hero {
        imageAlt(language: $language)
      }
    }
  }
`
