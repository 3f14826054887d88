/** A query's answer in which nothing is missing: a build ends before its pages if a file of the content is. */
export type Complete<Query> = {[Field in keyof Query]: NonNullable<Query[Field]>}
