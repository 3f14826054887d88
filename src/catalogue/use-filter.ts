import {useMemo} from "react"
import {useQuery} from "../lib/query"
import {type Facets, type Filter, readFilter} from "./filter"

/** What is chosen in the address; nothing on the server and during hydration. */
export const useFilter = (facets: Facets): Filter => {
  const query = useQuery()
  return useMemo(() => (query ? readFilter(query, facets) : {}), [query, facets])
}
