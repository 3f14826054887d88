import {z} from "zod"
import {bilingual, key, line, richText, schemaReference, webAddress} from "./text"

/** Identity, contact and credit: the only place that spells them. */
export const siteSchema = z.strictObject({
  $schema: schemaReference,
  productId: z.string().regex(/^[a-z]+$/, {error: "lower-case letters only"}),
  brand: line({max: 40}),
  tagline: bilingual(line({max: 90})),
  description: bilingual(richText({max: 300})),
  whatsapp: z.string().regex(/^[1-9]\d{7,14}$/, {
    error: "8 to 15 digits, country code first, without +, spaces or dashes",
  }),
  email: z.email({error: "an e-mail address"}),
  social: z.strictObject({
    facebook: webAddress,
    linkedin: webAddress,
    instagram: webAddress,
  }),
  creator: z.string().regex(/^@\w{1,15}$/, {error: "an account name such as @name"}),
  credit: z.strictObject({
    name: line({max: 60}),
    url: webAddress,
  }),
  copyrightFrom: z.int().min(2000).max(2100),
})

/** Names of what trips are about, in the order of the filter. */
export const activitiesSchema = z.strictObject({
  $schema: schemaReference,
  activities: z.array(z.strictObject({key, name: bilingual(line({max: 40}))})).min(1),
})
