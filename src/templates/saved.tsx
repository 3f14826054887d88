import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {plannerHead, plannerTrail} from "../planner/planner-head"
import {SavedTrips} from "../planner/saved-trips"

const SavedPage = ({data, location}: PageProps<Queries.SavedPageQuery>) => {
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Intro
        title={t("planner:saved.title")}
        description={t("planner:saved.intro")}
        trail={plannerTrail}
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
    ...PlannerPage
  }
`
