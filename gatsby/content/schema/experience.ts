import {z} from "zod"
import {type Breach, breach} from "../fault"
import {folderTypes} from "../file-types"
import {coverBreaches} from "./cover-rules"
import {dayBreaches} from "./day-rules"
import {shape} from "./experience-shape"
import {factBreaches} from "./fact-rules"
import {graphql} from "./graphql"
import {groupRules} from "./groups"
import {photoBreaches} from "./photos"
import {priceBreaches} from "./prices"
import {expects} from "./text"

type Field = keyof typeof shape

/** Runs a rule across fields if those fields are valid, whatever else is wrong. */
const whenSound = (...fields: Field[]) => {
  const sound = z.object(Object.fromEntries(fields.map(field => [field, shape[field]])))
  return ({value}: {value: unknown}) => sound.safeParse(value).success
}

/** Reports each breach as an issue at its field. */
const each =
  <Trip>(breachesOf: (trip: Trip) => readonly Breach[]) =>
  (trip: Trip, context: z.core.$RefinementCtx<Trip>) => {
    for (const {path, code, values} of breachesOf(trip))
      context.addIssue({code: "custom", path, message: code, params: values})
  }

type Grouped = {group: keyof typeof groupRules}

const groupBreaches = ({group, length: {days}}: Grouped & {length: {days: number}}): Breach[] => {
  const {minDays, maxDays} = groupRules[group]
  if (days >= minDays && days <= maxDays) return []
  return [breach(["group"], days === 1 ? "group-of-day" : "group-of-days", {days})]
}

const colorBreaches = ({group, color: found}: Grouped & {color: string}): Breach[] => {
  const {color} = groupRules[group]
  return color === found ? [] : [breach(["color"], "color", {color, group})]
}

export const experienceSchema = z
  .strictObject(shape)
  .refine(({includes, highlights}) => includes || highlights, {
    path: ["includes"],
    ...expects("includes-or-highlights"),
    when: whenSound("includes", "highlights"),
  })
  .refine(({length}) => length.nights === undefined || length.nights <= length.days, {
    path: ["length", "nights"],
    ...expects("nights"),
    when: whenSound("length"),
  })
  .superRefine(each(groupBreaches), {when: whenSound("group", "length")})
  .superRefine(each(colorBreaches), {when: whenSound("group", "color")})
  .superRefine(each(dayBreaches), {when: whenSound("length", "regions", "days")})
  .superRefine(each(factBreaches), {when: whenSound("facts", "ask", "length", "regions", "days")})
  .superRefine(each(photoBreaches), {
    when: whenSound("photos", "photoCredit", "length", "days", "stops"),
  })
  .superRefine(each(priceBreaches), {when: whenSound("price", "prices")})
  .superRefine(each(coverBreaches), {when: whenSound("covers", "includes", "notIncluded")})
  .register(graphql, {
    type: folderTypes.experiences.type,
    about: "A guided experience or a multi-day package: one folder of data/experiences.",
  })

/** One experience as its folder stores it. */
export type Experience = z.infer<typeof experienceSchema>
