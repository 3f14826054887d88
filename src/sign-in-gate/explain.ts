import en from "../../locales/en/gate-errors.json"
import es from "../../locales/es/gate-errors.json"
import {type FailureKind, kindOf, messageOf, nameOf} from "./errors"
import {GateFailure} from "./failure"

const prefix = "gate-errors:kind."

const text = (key: `gate-errors:kind.${FailureKind}`) => {
  const kind = key.slice(prefix.length) as FailureKind
  return {en: en.kind[kind], es: es.kind[kind]}
}

/** Makes a failure readable: what happened and what helps, in both languages, with its name. */
export const explain = (error: unknown): GateFailure => {
  const [name, message] = [nameOf(error), messageOf(error)]
  return new GateFailure(name, message, text(`gate-errors:kind.${kindOf(name, message)}`))
}
