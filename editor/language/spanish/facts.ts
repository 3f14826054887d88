import words from "../../../locales/es/build.json"
import {labelOf} from "../../configuration/label-of"

/** What facts are called in the form, as fields and as choices: the words of the site itself. */
export const factLabels = Object.fromEntries(
  Object.entries(words.fact.label).flatMap(([name, label]) => [
    [labelOf(name), label],
    [name, label],
  ]),
)
