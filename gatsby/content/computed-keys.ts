import {tripParts} from "../../src/booking/trip-choice"
import {facetNames} from "../../src/filter/experience-filter"
import {failureKinds} from "../../src/sign-in-gate/errors"
import {kinds} from "./schema/groups"
import {coverRows, coverValues, efforts} from "./schema/planning"
import {clinicMatters, monthKinds, vaccineAdvice} from "./schema/region"

/**
 * What the last part of a computed key can be, by all before it: code that asks for the word of a
 * kind uses one key for each kind, and no other.
 */
export const computedKeys: Readonly<Record<string, readonly string[]>> = {
  "build:covers.": coverRows,
  "build:kind.": kinds,
  "build:months.": monthKinds,
  "experience:covers.row.": coverRows,
  "experience:covers.value.": coverValues,
  "experience:effort.": efforts,
  "experience:priceBasis.": ["person", "group"],
  "experiences:customize.part.": tripParts,
  "experiences:filter.any.": facetNames,
  "experiences:filter.question.": facetNames,
  "gate-errors:kind.": failureKinds,
  "place:notes.": ["money", "signal"],
  "place:health.clinic.": clinicMatters,
  "place:health.yellowFever.": vaccineAdvice,
}
