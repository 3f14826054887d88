import fc from "fast-check"
import {languages} from "../../../src/i18n/languages"
import {anyText} from "../../../tools/hostile/hostile-texts"
import {templates} from "../../support/screens"
import {test} from "../../support/test"
import {showHostile} from "../support/trap"

const seed = Number(process.env.HOSTILE_SEED ?? 8)

/** What stands in the place of every text of a page, one after the other. */
const lists = fc.sample(fc.array(anyText, {minLength: 20, maxLength: 20}), {numRuns: 4, seed})

for (const [index, texts] of lists.entries())
  for (const language of languages)
    for (const {name, route} of templates)
      test(`hostile: page: ${name} in ${language}: ${index}`, async ({page}) =>
        showHostile(page, `/${language}/${route()}`, texts))
