import {z} from "zod"
import {coverBreaches} from "./cover-rules"
import {type Breach, dayBreaches} from "./day-rules"
import {shape} from "./experience-shape"
import {graphql} from "./graphql"
import {groupRules} from "./groups"

type Field = keyof typeof shape

/** Lets a rule between fields run wherever these fields are sound, whatever else is wrong. */
const whenSound =
  (...fields: Field[]) =>
  ({value}: {value: unknown}) =>
    z.object(Object.fromEntries(fields.map(field => [field, shape[field]]))).safeParse(value)
      .success

/** Makes each breach that a rule finds an issue of its own, at the field it concerns. */
const each =
  <Trip>(breachesOf: (trip: Trip) => readonly Breach[]) =>
  (trip: Trip, context: z.core.$RefinementCtx<Trip>) => {
    for (const {path, expected} of breachesOf(trip))
      context.addIssue({code: "custom", path, message: expected})
  }

export const experienceSchema = z
  .strictObject(shape)
  .refine(({includes, highlights}) => includes || highlights, {
    path: ["includes"],
    error: 'a list under "includes" or under "highlights"',
    when: whenSound("includes", "highlights"),
  })
  .refine(({length}) => length.nights === undefined || length.nights <= length.days, {
    path: ["length", "nights"],
    error: "no more nights than days",
    when: whenSound("length"),
  })
  .refine(
    ({group, length}) =>
      length.days >= groupRules[group].minDays && length.days <= groupRules[group].maxDays,
    {
      path: ["group"],
      error: ({input}) => {
        const {days} = (input as {length: {days: number}}).length
        return `the group of a stay of ${days} ${days === 1 ? "day" : "days"}`
      },
      when: whenSound("group", "length"),
    },
  )
  .refine(({group, color}) => color === groupRules[group].color, {
    path: ["color"],
    error: ({input}) => {
      const {group} = input as {group: keyof typeof groupRules}
      return `"${groupRules[group].color}", the colour of the group "${group}"`
    },
    when: whenSound("group", "color"),
  })
  .superRefine(each(dayBreaches), {when: whenSound("length", "regions", "days")})
  .superRefine(each(coverBreaches), {when: whenSound("covers", "includes", "notIncluded")})
  .register(graphql, {
    type: "Experience",
    about: "A guided experience or a multi-day package: one folder of data/experiences.",
  })

/** One experience as its folder stores it. */
export type Experience = z.infer<typeof experienceSchema>
