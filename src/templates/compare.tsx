import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {required} from "../lib/required"
import {Comparison} from "../planner/comparison"
import {plannerHead} from "../planner/planner-head"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"

const ComparePage = ({data, location}: PageProps<Queries.ComparePageQuery>) => {
  required(data, location, "homeContent")
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Intro
        title={t("planner:compare.title")}
        description={t("planner:compare.intro")}
        trail={[homeCrumb(t), catalogueCrumb(t)]}
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
