import type {Field} from "@sveltia/cms"
import {beginningLikeMost} from "./beginning"

const form: Field[] = [
  {name: "kind", widget: "select", options: ["day", "week"]},
  {name: "days", widget: "string"},
  {name: "image", widget: "image"},
  {name: "words", widget: "object", fields: [{name: "en", widget: "string"}]},
]

const file = (kind: string, days: number, en?: string) => ({
  kind,
  days,
  image: "./banner.jpg",
  ...(en && {words: {en}}),
})

it("begins with what more than half of all files have, in parts of a field, too", () => {
  const files = [file("day", 1, "More"), file("day", 2, "More"), file("week", 3)]
  expect(beginningLikeMost(form, files)).toEqual([
    {...form[0], default: "day"},
    form[1],
    form[2],
    {...form[3], fields: [{name: "en", widget: "string", default: "More"}]},
  ])
})

it("begins with a number as a form holds it", () => {
  const [, days] = beginningLikeMost(form, [file("day", 3), file("week", 3)])
  expect(days).toEqual({...form[1], default: "3"})
})

it("takes no single file for a model, nor half of them", () => {
  expect(beginningLikeMost(form, [file("day", 1, "More")])).toEqual(form)
  const half = [file("day", 1), file("day", 2), file("week", 3), file("week", 4)]
  expect(beginningLikeMost(form, half)).toEqual(form)
})
