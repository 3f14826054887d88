import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {Comparison} from "../planner/comparison"
import {plannerHead, plannerTrail} from "../planner/planner-head"

const ComparePage = ({data, location}: PageProps<Queries.ComparePageQuery>) => {
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Intro
        title={t("planner:compare.title")}
        description={t("planner:compare.intro")}
        trail={plannerTrail}
      />
      <Comparison all={data.allExperience.nodes} search={location.search} />
    </PageLayout>
  )
}

export default ComparePage

export const Head = plannerHead("planner:compare.title", "planner:compare.description")

export const query = graphql`
  query ComparePage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    ...PlannerPage
  }
`
