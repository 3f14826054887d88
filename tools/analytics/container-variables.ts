import {catalogue} from "../../src/analytics/catalogue/catalogue"
import type {EventDescription} from "../../src/analytics/catalogue/fields"
import {boolean, home, template} from "./tag-manager"

/** Holds the id of the Google Analytics data stream. */
export const measurementVariable = "GA4 measurement ID"

/** Every event of the catalogue with its name. */
export const events: readonly (readonly [string, EventDescription])[] = Object.entries(catalogue)

/** Name of the variable that reads a field of the data layer. */
export const dataLayerName = (field: string) => `DLV - ${field}`

/** How a tag or a trigger refers to a variable. */
export const reference = (variable: string) => `{{${variable}}}`

const fieldNames = [...new Set(events.flatMap(([, {fields}]) => Object.keys(fields)))].sort()

/** The measurement id, and one variable per field. */
export const variables = [
  {
    ...home,
    variableId: "1",
    name: measurementVariable,
    type: "c",
    parameter: [template("value", "G-XXXXXXXXXX")],
    notes: "Put the measurement id of your Google Analytics data stream here.",
  },
  ...fieldNames.map((field, index) => ({
    ...home,
    variableId: String(index + 2),
    name: dataLayerName(field),
    type: "v",
    parameter: [
      {type: "INTEGER", key: "dataLayerVersion", value: "2"},
      boolean("setDefaultValue", false),
      template("name", field),
    ],
  })),
]
