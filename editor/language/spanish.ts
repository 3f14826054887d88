import {choices} from "./spanish/choices"
import {expected, found} from "./spanish/faults"
import {labels} from "./spanish/fields"
import {foreignFormatsInSpanish} from "./spanish/foreign-formats"
import {hints} from "./spanish/hints"

/**
 * What the form and the content contract say, in Spanish, by their English. `{1}` stands for a value;
 * of two templates that fit, the first holds.
 */
export const spanish: Record<string, string> = {
  ...labels,
  ...choices,
  ...hints,
  ...expected,
  ...found,
  ...foreignFormatsInSpanish,
}
