import {facetNames, sortOrders} from "../../src/features/catalogue/filter/experience-filter"
import {allParts} from "../../src/features/catalogue/trip-choice"
import {comparedRows} from "../../src/features/saved/comparison"
import {taskKeys} from "../../src/features/saved/preparation"
import {failureKinds} from "../../src/features/sign-in-gate/errors"
import {accessMeasures, efforts, meals, openMeasures, senses} from "./facts/fact-shapes"
import {allFacts, storedNames} from "./facts/stored-facts"
import {kinds} from "./schema/groups"
import {coverRows, coverValues} from "./schema/planning"
import {clinicMatters, monthKinds, vaccineAdvice} from "./schema/region"
import {priceBases} from "./schema/site"
import {waysToTravel} from "./schema/travel"

/** Facts, and what a page asks beside them. */
const openNames = [
  ...storedNames.filter(name => name !== "access"),
  ...openMeasures,
  ...["way", "ways", "fees", "cancelling"],
]

/** Possible last parts of computed keys, by their prefix. */
export const computedKeys: Readonly<Record<string, readonly string[]>> = {
  "build:covers.ask.": coverRows,
  "build:covers.row.": coverRows,
  "build:covers.value.": coverValues,
  "build:fact.access.": accessMeasures,
  "build:fact.any.": allFacts.filter(({answers}) => answers).map(({name}) => name),
  "build:fact.ask.": openNames,
  "build:fact.basis.": priceBases,
  "build:fact.conditions.vaccine.": ["required", "recommended"],
  "build:fact.effort.": efforts,
  "build:fact.label.": allFacts.map(({name}) => name),
  "build:fact.meals.": Object.keys(meals.shape),
  "build:fact.open.": openNames,
  "build:fact.sense.": senses,
  "build:kind.": kinds,
  "build:month.": monthKinds,
  "build:months.": monthKinds,
  "build:travel.by.": waysToTravel,
  "cards:save.note.": ["full", "visit"],
  "common:month.": Array.from({length: 12}, (_, index) => String(index + 1)),
  "common:party.": ["adults", "children"],
  "experience:covers.never.": ["listed", "air", "ground"],
  "experience:jump.": ["price", "days", "when", "before"],
  "experience:sum.": ["adults", "children"],
  "experience:share.": ["copied", "failed"],
  "experiences:customize.part.": allParts,
  "build:filter.any.": facetNames,
  "build:filter.question.": facetNames,
  "experiences:sort.order.": sortOrders,
  "planner:compare.row.": comparedRows,
  "preparation:doubt.": ["file", "print"],
  "preparation:taskText.": taskKeys,
  "preparation:taskTitle.": taskKeys,
  "gate-errors:kind.": failureKinds,
  "place:months.kind.": monthKinds,
  "place:notes.": ["money", "signal"],
  "place:health.clinic.": clinicMatters,
  "place:health.yellowFever.": vaccineAdvice,
}
