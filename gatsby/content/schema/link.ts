import {z} from "zod"

/** What a data file can name: a folder of data/regions, or an entry of data/activities.json. */
export type LinkTarget = "Region" | "Activity"

/** What the fields made by {@link link} name. */
export const links = z.registry<{to: LinkTarget}>()

/**
 * The name of something that stands elsewhere in data/. Which names exist is no matter of shape:
 * `checkLinks` holds the value against what is there.
 */
export const link = (to: LinkTarget) => z.string().register(links, {to})
