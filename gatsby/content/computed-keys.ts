import {facetNames, sortOrders} from "../../src/features/catalogue/filter/experience-filter"
import {tripParts} from "../../src/features/catalogue/trip-choice"
import {comparedRows} from "../../src/features/saved/comparison"
import {taskKeys} from "../../src/features/saved/preparation"
import {failureKinds} from "../../src/features/sign-in-gate/errors"
import {kinds} from "./schema/groups"
import {coverRows, coverValues, efforts} from "./schema/planning"
import {clinicMatters, monthKinds, vaccineAdvice} from "./schema/region"

/** Possible last parts of computed keys, by their prefix. */
export const computedKeys: Readonly<Record<string, readonly string[]>> = {
  "build:covers.": coverRows,
  "build:kind.": kinds,
  "build:months.": monthKinds,
  "cards:save.note.": ["full", "visit"],
  "experience:covers.row.": coverRows,
  "experience:covers.value.": coverValues,
  "experience:effort.": efforts,
  "experience:party.": ["adults", "children"],
  "experience:priceBasis.": ["person", "group"],
  "experience:share.": ["copied", "failed"],
  "experiences:customize.part.": tripParts,
  "experiences:filter.any.": facetNames,
  "experiences:filter.question.": facetNames,
  "experiences:sort.order.": sortOrders,
  "planner:compare.row.": comparedRows,
  "planner:vaccine.": vaccineAdvice,
  "prepare:doubt.": ["file", "print"],
  "prepare:taskText.": taskKeys,
  "prepare:taskTitle.": taskKeys,
  "gate-errors:kind.": failureKinds,
  "place:notes.": ["money", "signal"],
  "place:health.clinic.": clinicMatters,
  "place:health.yellowFever.": vaccineAdvice,
}
