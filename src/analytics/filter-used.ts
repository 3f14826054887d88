import {pushEvent} from "./data-layer"

/** The catalogue's filter after a change; an unset part is undefined or empty. */
export type UsedFilter = {
  /** Length-of-stay group, such as "3-days". */
  length?: string
  /** Key of the region, such as "pacific". */
  region?: string
  /** Key of the activity. */
  activity?: string
  /** Month of travel, as the address writes it. */
  month?: string | number
  /** Highest price, in whole euros. */
  price?: string | number
  /** How many experiences are left. */
  results: number
}

/** Reports that a visitor has changed the catalogue's filter. */
export const filterUsed = ({length, region, activity, month, price, results}: UsedFilter): void =>
  pushEvent(window, {
    event: "filter_used",
    filter_length: length || "any",
    filter_region: region || "any",
    filter_activity: activity || "any",
    filter_month: String(month || "any"),
    filter_price: String(price || "any"),
    filter_results: results,
  })
