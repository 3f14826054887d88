import type {z} from "zod"
import {toLanguage} from "../../../src/i18n/languages"
import type {TFunction} from "../../../src/i18n/use-words"
import type {Experience} from "../../content/schema/experience"
import type {Trip} from "../../content/schema/trip-defaults"
import {bindNumbers, type I18nContext} from "../../words/format"
import type {ComputedFields} from "../derive-types"
import {type QueryContext, readNodes} from "../read-nodes"

type Nulls<Value> = undefined extends Value ? null : never

/** A value as code may answer it: read-only, and null where its shape lets it be absent. */
type Loose<Value> = Value extends object
  ? {readonly [Key in keyof Value]: Loose<Value[Key]> | Nulls<Value[Key]>}
  : Value

type Answer<Shape extends z.ZodType> = Loose<z.infer<Shape>> | Nulls<z.infer<Shape>>

type Awaitable<Value> = Value | Promise<Value>

/** What a resolver is given beside the part of the content that has the field. */
export type FieldContext = Omit<Awaited<ReturnType<typeof readNodes>>, "withAnswers">

/** The same, with a language and the build's words in it, as pages show them. */
type LocalizedContext = FieldContext & I18nContext

export type ComputedField<Parent, Result = unknown> = {
  shape?: z.ZodType
  description?: string
  isLocalized?: boolean
  resolve: (parent: Parent, context: LocalizedContext) => Result
}

const fieldMaker =
  <Given>(isLocalized: boolean) =>
  <Parent, Shape extends z.ZodType, Result extends Awaitable<Answer<Shape>>>(
    shape: Shape,
    description: string,
    resolve: (parent: Parent, context: Given) => Result,
  ) => ({shape, description, resolve, isLocalized})

/** A field that is the same in every language. */
export const field = fieldMaker<FieldContext>(false)

/** A field in words, which are those of the language that a query asks for. */
export const localizedField = fieldMaker<LocalizedContext>(true)

/** What stands for a stored value. Type and description of the field are those of the data file. */
export const override = <Parent, Result>(
  resolve: (parent: Parent, context: FieldContext) => Result,
): ComputedField<Parent, Result> => ({resolve})

/** A field's part as its resolver is given it: a trip with the answers for all trips. */
export type ParentOf<Schema> = z.infer<Schema> extends Experience ? Trip : z.infer<Schema>

/** Computed fields of the type that a schema has. */
export const fieldsOf = <
  Schema extends z.ZodType,
  Fields extends Record<string, ComputedField<ParentOf<Schema>>>,
>(
  schema: Schema,
  fields: Fields,
) => ({schema, fields}) satisfies ComputedFields

/** Words of which no line ends between a number and the word that it counts. */
const bound = (t: TFunction) =>
  ((...words: Parameters<TFunction>) => bindNumbers(t(...words))) as TFunction

/** How Gatsby asks a field. */
export const resolverOf = ({resolve}: ComputedField<never>) => ({
  resolve: async (parent: never, {language: tag}: {language?: string}, context: QueryContext) => {
    const {withAnswers, ...nodes} = await readNodes(context)
    const language = toLanguage(tag)
    return resolve(withAnswers(parent), {...nodes, language, t: bound(nodes.translators[language])})
  },
})
