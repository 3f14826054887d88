import type {Field} from "@sveltia/cms"

/** Field types that may have a default; pictures are unique to a trip. */
const single = ["string", "text", "select"]

type Content = Readonly<Record<string, unknown>>

/** The value of more than half of all files, at least two; otherwise undefined. */
const mostHave = (values: readonly unknown[], all: number): unknown => {
  const counts = new Map<unknown, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [common] = [...counts].find(([, count]) => count > 1 && count > all / 2) ?? []
  return common
}

/**
 * Sets defaults of a new file to what most files of its kind have, so no template is needed.
 *
 * @param contents - of the files that there are
 * @param all - how many files there are; not each of them has every part
 */
export const beginningLikeMost = (
  fields: readonly Field[],
  contents: readonly Content[],
  all = contents.length,
): Field[] =>
  fields.map((field): Field => {
    const {widget, name} = field
    const values = contents.map(content => content[name]).filter(value => value !== undefined)
    if (widget === "object" && "fields" in field)
      return {...field, fields: beginningLikeMost(field.fields ?? [], values as Content[], all)}
    const common = single.includes(String(widget)) ? mostHave(values, all) : undefined
    if (common === undefined) return field
    // Numbers are typed as texts.
    return {...field, default: typeof common === "number" ? String(common) : common} as Field
  })
