import {graphql, type PageProps} from "gatsby"
import {lazy, Suspense} from "react"
import {Intro} from "../components/intro/intro"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {useHydrated} from "../lib/use-hydrated"
import {plannerHead} from "../planner/planner-head"
import {SavedTrips, useSavedTrips} from "../planner/saved-trips"
import {useListChat} from "../planner/use-list-chat"

/** Arrives with an empty list alone. Without a connection, the list stays empty. */
const FewTrips = lazy(() =>
  import("../components/trip-card/trip-grid").then(
    ({FewTrips}) => ({default: FewTrips}),
    () => ({default: () => <></>}),
  ),
)

const SavedPage = ({data}: PageProps<Complete<Queries.SavedPageQuery>>) => {
  const t = useWords()
  const all = data.allExperience.nodes
  const trips = useSavedTrips(all)
  const isHydrated = useHydrated()
  const chat = useListChat("saved", trips)
  return (
    <PageLayout chat={chat} hasContact={false}>
      <Intro title={t("planner:saved.title")} description={t("planner:saved.intro")} />
      <SavedTrips trips={trips} all={all} />
      {isHydrated && trips.length === 0 && (
        <Suspense>
          <FewTrips trips={data.homeContent.trips} page="saved" />
        </Suspense>
      )}
    </PageLayout>
  )
}

export default SavedPage

export const Head = plannerHead("planner:saved.title", "planner:saved.description")

export const query = graphql`
  query SavedPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    ...PlannerPage
    homeContent {
      trips {
        ...FewTrips
      }
    }
  }
`
