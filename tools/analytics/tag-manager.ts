/** Pieces of the format in which Google Tag Manager exports and imports a container. */

/** Ids of the account and container that the file comes from: importing replaces them. */
export const home = {accountId: "0", containerId: "0"}

export const template = (key: string, value: string) => ({type: "TEMPLATE", key, value})
export const boolean = (key: string, value: boolean) => ({
  type: "BOOLEAN",
  key,
  value: String(value),
})
export const table = (key: string, rows: readonly (readonly [name: string, value: string])[]) => ({
  type: "LIST",
  key,
  list: rows.map(([name, value]) => ({
    type: "MAP",
    map: [template("parameter", name), template("parameterValue", value)],
  })),
})
export const condition = (left: string, right: string, isNegated = false) => ({
  type: "EQUALS",
  parameter: [
    template("arg0", left),
    template("arg1", right),
    ...(isNegated ? [boolean("negate", true)] : []),
  ],
})
