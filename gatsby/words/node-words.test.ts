import type {Language} from "../../src/i18n/languages"
import {nodeWords} from "./node-words"

/** Tells in a language what a node of words holds. */
const tell = async (language: Language, months: object) => {
  const findOne = async () => ({data: JSON.stringify({months})})
  const t = await nodeWords({nodeModel: {findOne}}, language)
  return t("build:months.all")
}

it("tells the words of each language, and others as soon as they change", async () => {
  expect(await tell("en", {all: "all year"})).toBe("all year")
  expect(await tell("es", {all: "todo el año"})).toBe("todo el año")
  expect(await tell("en", {all: "all year"})).toBe("all year")
  expect(await tell("en", {all: "always"})).toBe("always")
  expect(await tell("es", {all: "todo el año"})).toBe("todo el año")
})
