import {OnDemand} from "../../../components/on-demand/on-demand"
import {Section} from "../../../components/section/section"
import {useWords} from "../../../i18n/use-words"
import {usePlanner} from "../../../planner/store"
import type {PlannedTrips} from "../load-trips"

const load = async () => (await import("./preparation")).Preparation

/**
 * Entry to the preparation. It loads on demand, or if a day is stored for a trip. Hidden
 * without scripts.
 */
export const Prepare = ({trips}: {trips: PlannedTrips}) => {
  const t = useWords()
  return (
    <div data-needs-script="" id="prepare">
      <Section title={t("prepare:title")} description={t("prepare:text")}>
        <OnDemand
          name="preparation"
          label={t("prepare:open")}
          load={load}
          isDue={() => trips.some(({slug}) => usePlanner.getState().days[slug])}
          given={{trips}}
        />
      </Section>
    </div>
  )
}
