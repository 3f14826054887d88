import {useEffect, useState} from "react"
import {useLanguage} from "../../i18n/use-language"
import {type LoadedTrip, loadTrips} from "./load-trips"

/**
 * Trips by slug, in that order. Loaded trips stay while the list changes.
 *
 * @returns those that are known so far; whether all are; and what asks again for those that failed
 */
export const useTrips = (slugs: readonly string[]) => {
  const language = useLanguage()
  const [known, setKnown] = useState<readonly LoadedTrip[]>([])
  const [turn, setTurn] = useState(0)
  const list = slugs.join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list stands for its slugs
  useEffect(() => {
    let isWanted = true
    const missing = slugs.filter(
      slug => !known.some(trip => trip.slug === slug && trip.state !== "failed"),
    )
    if (missing.length > 0)
      void loadTrips(missing, language).then(loaded => {
        if (isWanted)
          setKnown(before => [...before.filter(({slug}) => !missing.includes(slug)), ...loaded])
      })
    return () => {
      isWanted = false
    }
  }, [list, language, turn])
  const trips = slugs.flatMap(slug => known.find(trip => trip.slug === slug) ?? [])
  return {trips, isComplete: trips.length === slugs.length, retry: () => setTurn(turn + 1)}
}
