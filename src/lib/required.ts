/**
 * Checks data that a page requires. If it is missing, the build ends with the message, and
 * `develop` shows it over the page.
 *
 * @param page - where the page stands
 * @param names - fields of the data that must be there, each an object or a list
 * @returns those fields
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
