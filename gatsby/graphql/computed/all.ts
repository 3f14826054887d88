import {catalogueFields} from "./catalogue"
import type {Computed} from "./computed"
import {experienceFields} from "./experience"
import {photoFields} from "./photos"
import {planningFields} from "./planning"
import {regionFields} from "./region"
import {sharingFields} from "./sharing"
import {siteFields} from "./site"
import {tripPageFields} from "./trip-page"

/** Every computed field, by what it belongs to. */
export const computed: readonly Computed[] = [
  experienceFields,
  regionFields,
  planningFields,
  photoFields,
  catalogueFields,
  siteFields,
  sharingFields,
  tripPageFields,
]
