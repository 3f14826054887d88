import type {Field} from "@sveltia/cms"

/** Fields of one value each that may begin with one: a picture is a trip's own. */
const single = ["string", "text", "select"]

type Content = Readonly<Record<string, unknown>>

/** What more than half of all have, and more than one; undefined where they differ. */
const mostHave = (values: readonly unknown[], all: number): unknown => {
  const counts = new Map<unknown, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [common] = [...counts].find(([, count]) => count > 1 && count > all / 2) ?? []
  return common
}

/**
 * Lets the form of a new file begin with what most files of its kind have: a template that no one
 * has to keep.
 *
 * @param fields - of the form
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
