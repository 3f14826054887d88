/**
 * Fields of the data that a page requires. The build ends where one is missing, and `develop` shows it.
 *
 * @throws Error naming the page and the first field that is missing
 */
export const required = <Data extends object, Name extends keyof Data & string>(
  data: Data,
  page: {pathname: string},
  ...names: Name[]
): {[Field in Name]: NonNullable<Data[Field]>} => {
  const missing = names.find(name => !data[name])
  if (missing) throw new Error(`${page.pathname}: expected ${missing}, found none`)
  return data as {[Field in Name]: NonNullable<Data[Field]>}
}
