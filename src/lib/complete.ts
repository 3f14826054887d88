/** A query's answer with nothing missing: without a file of the content a build ends before its pages. */
export type Complete<Query> = {[Field in keyof Query]: NonNullable<Query[Field]>}
