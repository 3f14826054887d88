import {parse} from "csv-parse/sync"
import {isFormula} from "../../../files/csv"

/** What Meta asks of one column. */
type Rule = {isRequired?: boolean; max?: number; pattern?: RegExp; expected?: string}

const web = {max: 2000, pattern: /^https?:\/\/[^\s"<>]+$/, expected: "an absolute address"}

const oneOf = (...values: string[]): Rule => ({
  isRequired: true,
  pattern: new RegExp(`^(${values.join("|")})$`),
  expected: `one of ${values.join(", ")}`,
})

const label: Rule = {max: 100}

/**
 * Columns of a catalogue of products. Where the reference and Meta's templates differ in a length,
 * the smaller one stands here.
 *
 * @see https://developers.facebook.com/docs/commerce-platform/catalog/fields
 */
const catalogue: Record<string, Rule> = {
  id: {isRequired: true, max: 100},
  title: {isRequired: true, max: 100},
  description: {isRequired: true, max: 5000},
  availability: oneOf("in stock", "out of stock", "available for order", "preorder"),
  condition: oneOf("new", "refurbished", "used"),
  price: {isRequired: true, pattern: /^\d+\.\d{2} [A-Z]{3}$/, expected: "1400.00 EUR"},
  link: {isRequired: true, ...web},
  image_link: {isRequired: true, ...web},
  additional_image_link: {
    max: 2000,
    pattern: /^(https?:\/\/[^\s"<>,]+(,(?!$)|$)){0,20}$/,
    expected: "up to twenty absolute addresses with commas between them",
  },
  brand: {isRequired: true, max: 100},
  custom_label_0: label,
  custom_label_1: label,
  custom_label_2: label,
}

/**
 * Columns of a language feed. Price, availability and `image_link` are not among what it may say.
 *
 * @see https://developers.facebook.com/docs/marketing-api/catalog/localized-catalog/localized-catalog-setup
 */
const override: Record<string, Rule> = {
  id: {isRequired: true, max: 100},
  override: {isRequired: true, pattern: /^[a-z]{2}_XX$/, expected: "a language such as es_XX"},
  title: {isRequired: true, max: 100},
  description: {isRequired: true, max: 5000},
  link: {isRequired: true, ...web},
}

const cellFault = (cell: string, {isRequired, max = Infinity, pattern, expected}: Rule) => {
  if (cell === "") return isRequired ? "nothing, expected a value" : undefined
  if ([...cell].length > max) return `${[...cell].length} characters, expected at most ${max}`
  if (isFormula(cell)) return `${JSON.stringify(cell)}, which a spreadsheet calculates`
  if (/\*\*|<[^>]*>/.test(cell)) return "markup, expected plain text"
  return pattern && !pattern.test(cell)
    ? `${JSON.stringify(cell)}, expected ${expected}`
    : undefined
}

type Row = {line: number; cells: string[]}

/** Rows with the number of the line that each begins on. */
const rowsOf = (text: string): Row[] => {
  const options = {bom: true, info: true, relax_column_count: true} as const
  const records = parse(text, options) as unknown as {record: string[]; info: {lines: number}}[]
  return records.map(({record, info}) => ({
    line: info.lines - (record.join("").split("\n").length - 1),
    cells: record,
  }))
}

/**
 * Checks a feed against Meta's written rules.
 *
 * @returns what is wrong, each with its line and column
 */
export const metaFaults = (bytes: Uint8Array): string[] => {
  const text = new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes)
  const [heading, ...rows] = rowsOf(text)
  const columns = heading?.cells ?? []
  const rules = columns.includes("override") ? override : catalogue
  const needed = Object.keys(rules).filter(name => rules[name]?.isRequired)
  const ids = rows.map(({cells}) => cells[columns.indexOf("id")])
  return [
    ...(text.startsWith("\ufeff") ? ["a mark of the encoding before the heading"] : []),
    ...(/[^\r]\n/.test(text.replace(/"[^"]*"/g, '""'))
      ? ["a line that does not end in CR LF"]
      : []),
    ...needed.filter(name => !columns.includes(name)).map(name => `no column ${name}`),
    ...columns.filter(name => !rules[name]).map(name => `column ${name}: not one that is known`),
    ...rows.flatMap(({line, cells}, place) => [
      ...(cells.length === columns.length
        ? []
        : [`line ${line}: ${cells.length} cells, expected ${columns.length}`]),
      ...(ids.indexOf(ids[place]) < place
        ? [`line ${line}, id: "${ids[place]}" a second time`]
        : []),
      ...columns.flatMap((name, index) => {
        const fault = cellFault(cells[index] ?? "", rules[name] ?? {})
        return fault ? [`line ${line}, ${name}: found ${fault}`] : []
      }),
    ]),
  ]
}
