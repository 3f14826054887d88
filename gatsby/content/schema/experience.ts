import {z} from "zod"
import {link} from "./link"
import {
  altText,
  bilingual,
  bilingualList,
  focus,
  line,
  monthDay,
  picturePath,
  richText,
  schemaReference,
  seo,
  slug,
} from "./text"

/** Signal colours; each belongs to one length of stay. */
export const colors = ["yellow", "blue", "red"] as const

/** Lengths of stay, longest first: the order of the catalogue. */
export const groupKeys = ["9-days", "3-days", "1-day"] as const

/** Shortest and longest stay of a group, in days, and its colour. */
export const groupRules = {
  "9-days": {color: "yellow", minDays: 9, maxDays: 60},
  "3-days": {color: "blue", minDays: 3, maxDays: 8},
  "1-day": {color: "red", minDays: 1, maxDays: 2},
} as const satisfies Record<
  (typeof groupKeys)[number],
  {color: (typeof colors)[number]; minDays: number; maxDays: number}
>

/** What the prefilled booking text calls the offer. */
export const kinds = ["tour", "experience"] as const

const titled = z.strictObject({
  title: bilingual(line({max: 60})),
  description: bilingual(richText({max: 400})),
})

const stop = titled.extend({region: link("Region")})

const list = z.strictObject({
  title: bilingual(line({max: 60})),
  items: bilingualList(richText({max: 300})),
})

const shape = {
  $schema: schemaReference,
  slug,
  /** Slugs that it was published under before; their addresses lead to today's. */
  formerSlugs: z.array(slug).min(1).optional(),
  theme: line({max: 40}),
  kind: z.enum(kinds),
  group: z.enum(groupKeys),
  color: z.enum(colors),
  price: z.int({error: "a whole number of euros"}).positive({error: "a price above 0 euros"}),
  length: z.strictObject({
    days: z.int().min(1).max(60),
    nights: z.int().min(0).max(60).optional(),
  }),
  /** It may run over New Year: from 12-01 to 02-15. */
  season: z.strictObject({from: monthDay, to: monthDay}).optional(),
  regions: z.array(link("Region")).min(1),
  activities: z.array(link("Activity")).min(1),
  image: picturePath,
  focus,
  imageAlt: altText,

  title: bilingual(line({max: 90})),
  messagingTitle: bilingual(line({max: 90})),
  cardDescription: bilingual(line({min: 40, max: 140})),
  durationLabel: bilingual(line({max: 40})),
  actionText: bilingual(line({max: 30})),
  seo,
  emblematic: z.strictObject({
    title: bilingual(line({max: 90})),
    description: bilingual(line({max: 200})).optional(),
  }),
  description: bilingual(richText({max: 1000})),
  includes: list.optional(),
  highlights: list.optional(),
  stops: z
    .strictObject({title: bilingual(line({max: 60})), items: z.array(stop).min(2)})
    .optional(),
  columns: z
    .strictObject({title: bilingual(line({max: 60})), items: z.array(titled).min(2).max(4)})
    .optional(),
  recommendations: z
    .strictObject({title: bilingual(line({max: 60})), details: z.array(titled).min(1)})
    .optional(),
  notIncluded: list.optional(),
  slogan: z.strictObject({
    title: bilingual(line({max: 70})),
    description: bilingual(line({max: 160})),
  }),
  closing: bilingual(line({max: 300})),
}

type Field = keyof typeof shape

/** Lets a rule between fields run wherever these fields are sound, whatever else is wrong. */
const whenSound =
  (...fields: Field[]) =>
  ({value}: {value: unknown}) =>
    z.object(Object.fromEntries(fields.map(field => [field, shape[field]]))).safeParse(value)
      .success

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

/** One experience as its folder stores it. */
export type Experience = z.infer<typeof experienceSchema>
