import texts from "../../../locales/shared/gate-errors.json"
import type {Language} from "../../i18n/languages"
import {type FailureKind, kindOf, messageOf, nameOf} from "./errors"
import {GateFailure} from "./splash"

const prefix = "gate-errors:kind."

const text = (key: `gate-errors:kind.${FailureKind}`): Record<Language, string> =>
  texts.kind[key.slice(prefix.length) as FailureKind]

/** Explains a failure: what happened and what helps, in both languages, with its name. */
export const explain = (error: unknown): GateFailure => {
  const [name, message] = [nameOf(error), messageOf(error)]
  return new GateFailure(name, message, text(`gate-errors:kind.${kindOf(name, message)}`))
}
