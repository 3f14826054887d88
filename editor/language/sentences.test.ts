import type {Sentence} from "../../gatsby/content/fault"
import {sentences} from "./sentences"

const {en, ...others} = sentences

/** Names of the values in a sentence; those that may be missing have brackets round them. */
const valuesOf = (sentence: Sentence) =>
  [
    ...new Set(
      [sentence]
        .flat()
        .join("\n")
        .match(/\[[^\]]*\]|\$\w+/g),
    ),
  ]
    .map(part => part.replace(/\[.*(\$\w+).*\]/, "[$1]"))
    .sort()

/** The same in every language. */
const signs = ["type", "own-words", "no-price"]

it.each(Object.entries(others))("tells every fault in %s, with the values of English", (_, own) => {
  for (const [code, sentence] of Object.entries(en.faults)) {
    const told = own.faults[code as keyof typeof own.faults]
    expect([code, valuesOf(told)]).toEqual([code, valuesOf(sentence)])
    expect([code, typeof told]).toEqual([code, typeof sentence])
    if (!signs.includes(code)) expect(told).not.toEqual(sentence)
  }
})
