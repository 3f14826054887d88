import {readdirSync} from "fs"
import path from "path"
import {readJson} from "./read-json"
import type {Experience} from "./schema/experience"
import {slug as slugSchema} from "./schema/text"

const isSlug = (name: unknown): name is string => slugSchema.safeParse(name).success

/**
 * Reads which trips have former slugs. Hosts need them synchronously and even if other files have
 * faults; invalid slugs never reach a host's file.
 */
export const renamedTrips = (root = process.cwd()): Pick<Experience, "slug" | "formerSlugs">[] => {
  const folder = path.join(root, "data/experiences")
  return readdirSync(folder)
    .filter(isSlug)
    .sort()
    .flatMap(slug => {
      const {value} = readJson(root, `data/experiences/${slug}/experience.json`)
      const {formerSlugs} = (value ?? {}) as Experience
      return Array.isArray(formerSlugs) ? [{slug, formerSlugs: formerSlugs.filter(isSlug)}] : []
    })
}
