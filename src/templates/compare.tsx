import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {Comparison, useCompared} from "../planner/comparison"
import {plannerHead} from "../planner/planner-head"
import {useListChat} from "../planner/use-list-chat"

const ComparePage = ({data}: PageProps<Queries.ComparePageQuery>) => {
  const t = useWords()
  const trips = useCompared(data.allExperience.nodes)
  const chat = useListChat("compare", trips ?? [])
  return (
    <PageLayout chat={chat} hasContact={false}>
      <Intro title={t("planner:compare.title")} description={t("planner:compare.intro")} />
      <Comparison trips={trips} />
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
