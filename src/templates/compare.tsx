import {graphql, type PageProps} from "gatsby"
import {Part} from "../components/boundary/part"
import {Intro} from "../components/intro/intro"
import {Comparison} from "../features/saved/compare/comparison"
import {headWords} from "../i18n/head-words"
import {useWords} from "../i18n/use-words"
import {required} from "../lib/required"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/page-head"
import {PageLayout} from "./frame/page-layout"

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
      <Part name="compare">
        <Comparison search={location.search} />
      </Part>
    </PageLayout>
  )
}

export default ComparePage

export const Head = pageHead((data: Queries.ComparePageQuery, location) => {
  const {homeContent: home} = required(data, location, "homeContent")
  const words = headWords(data)
  const title = words("planner:compare.title")
  return {
    content: {
      title,
      sharingImage: home.sharingImage,
      sharingImageAlt: home.hero.imageAlt,
      seo: {title, description: words("planner:compare.description")},
    },
    above: [homeCrumb, catalogueCrumb],
  }
})

export const query = graphql`
  query ComparePage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    homeContent {
      sharingImage(language: $language)
      hero {
        imageAlt(language: $language)
      }
    }
  }
`
