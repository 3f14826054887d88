import {z} from "zod"
import {groupKeys} from "./experience"
import {
  altText,
  bilingual,
  bilingualList,
  focus,
  key,
  line,
  picturePath,
  richText,
  schemaReference,
  seo,
} from "./text"

const titled = z.strictObject({
  title: bilingual(line({max: 90})),
  description: bilingual(richText({max: 500})),
})

const picture = z.strictObject({image: picturePath, focus, imageAlt: altText})

const banner = titled.extend(picture.shape)

export const homeSchema = z.strictObject({
  $schema: schemaReference,
  seo,
  hero: banner,
  lengths: z.strictObject({
    title: bilingual(line({max: 90})),
    description: bilingual(line({max: 300})),
  }),
  colombia: banner,
  booking: z.strictObject({title: bilingual(line({max: 90})), steps: z.array(titled).length(3)}),
})

const option = z.strictObject({
  key,
  name: bilingual(line({max: 60})),
  description: bilingual(line({max: 160})).optional(),
})

const step = titled.extend({options: z.array(option).min(2)})

export const catalogueSchema = z.strictObject({
  $schema: schemaReference,
  seo,
  title: bilingual(line({max: 60})),
  description: bilingual(line({max: 300})),
  groups: z
    .array(
      z.strictObject({
        key: z.enum(groupKeys),
        title: bilingual(line({max: 60})),
        description: bilingual(line({max: 200})),
        /** The experience whose poster stands for the group on the home page. */
        poster: line(),
      }),
    )
    .length(groupKeys.length),
  customize: z.strictObject({
    title: bilingual(line({max: 90})),
    description: bilingual(line({max: 300})),
    /** The three choices, in their order: points, accommodation, style. */
    points: step,
    accommodation: step.extend({options: z.array(option).length(3)}),
    style: step,
  }),
})

export const aboutSchema = z.strictObject({
  $schema: schemaReference,
  seo,
  title: bilingual(line({max: 60})),
  mission: bilingual(richText({max: 900})),
  banner,
  cards: z.array(banner).length(3),
  invitation: z.strictObject({
    text: bilingual(line({max: 300})),
    action: bilingual(line({max: 30})),
  }),
  valuesTitle: bilingual(line({max: 90})),
  values: z.array(banner).length(5),
})

export const questionsSchema = z.strictObject({
  $schema: schemaReference,
  seo,
  title: bilingual(line({max: 60})),
  description: bilingual(line({max: 300})),
  questions: z
    .array(
      z.strictObject({
        /** Its address on the page: `#key`. */
        key,
        question: bilingual(line({max: 160})),
        answer: bilingual(richText({max: 1000})),
      }),
    )
    .min(1),
})

/** Terms and the data policy share one shape. */
export const legalSchema = z.strictObject({
  $schema: schemaReference,
  seo,
  title: bilingual(line({max: 90})),
  summary: bilingual(line({max: 400})),
  sections: z
    .array(
      z.strictObject({
        key,
        title: bilingual(line({max: 90})),
        paragraphs: bilingualList(richText({max: 1500})),
        /** A bullet list after the paragraphs. */
        items: bilingualList(richText({max: 500})).optional(),
      }),
    )
    .min(1),
})
