import {checkCodes} from "./check-codes"
import {checkFormerSlugs} from "./check-former-slugs"
import {checkOwnTexts} from "./check-own-texts"
import {checkAmounts} from "./check-prices"
import type {Fault} from "./fault"
import type {TripFile} from "./own-values"
import type {Experience} from "./schema/experience"

/** Checks the trips' files against one another, and what their texts say of their prices. */
export const checkTrips = (files: readonly (TripFile & {content?: Experience})[]): Fault[] => [
  ...files.flatMap(({file, value}) => checkAmounts(file, value)),
  ...checkCodes(files),
  ...checkFormerSlugs(files.flatMap(({content}) => content ?? [])),
  ...checkOwnTexts(files),
]
