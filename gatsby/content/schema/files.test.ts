import {fileSchemas, folderSchemas, nameOf, schemaOf} from "./files"

it("names a part of the content by the end of its path", () => {
  expect(nameOf("pages/home")).toBe("home")
  expect(nameOf("site")).toBe("site")
})

it("finds the schema of every part of the content", () => {
  const single = Object.entries(fileSchemas).map(
    ([path, schema]) => [nameOf(path), schema] as const,
  )
  const many = Object.entries(folderSchemas).map(([kind, {schema}]) => [kind, schema] as const)
  for (const [name, schema] of [...single, ...many])
    expect(schemaOf(name as Parameters<typeof schemaOf>[0])).toBe(schema)
})

it("says which part of the content there is not", () => {
  expect(() => schemaOf("weather" as never)).toThrow("No schema is called weather")
})
