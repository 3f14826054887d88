import {z} from "zod"
import {field, localizedField, resolverOf} from "./define"

it("reads the content once a query, and gives a field the words of its language", async () => {
  const findAll = jest.fn(async () => ({entries: []}))
  const findOne = jest.fn(async () => ({data: JSON.stringify({kind: {tour: "3 viajes"}})}))
  const context = {nodeModel: {findAll, findOne}} as never
  const days = field(z.int(), "", ({days}: {days: number}, {content}) =>
    Math.max(days, content.experiences.length),
  )
  const kind = localizedField(z.string(), "", (_: object, {t, language}) =>
    [language, t("build:kind.tour")].join(": "),
  )
  const ask = (declared: typeof days | typeof kind, language?: string) =>
    resolverOf(declared).resolve({days: 4} as never, {language}, context)
  expect(await ask(days)).toBe(4)
  const reads = findAll.mock.calls.length
  expect(await ask(kind, "es")).toBe("es: 3\u00a0viajes")
  expect(await ask(kind)).toBe("en: 3\u00a0viajes")
  expect(findAll).toHaveBeenCalledTimes(reads)
})
