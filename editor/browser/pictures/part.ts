import type {CustomFieldControl, Field} from "@sveltia/cms"
import type {createElement, ReactElement} from "react"
import type {StaffLanguage} from "../../../gatsby/words/staff-languages"
import {languages} from "../../../src/i18n/languages"
import {focusField} from "../../settings"
import {type Focus, focusPicker} from "./focus-field"

declare const h: typeof createElement

/** A field as the configuration has it. */
export type Part = Field & {fields?: Part[]; label?: string; hint?: string; required?: boolean}

type Values = Record<string, unknown>

/** What a part needs besides itself. */
export type Around = {
  /** Of the picture that the parts describe. */
  address: string | undefined
  language: StaffLanguage
  /** The framework's own control for a kind of field. */
  controlOf: (widget: string) => CustomFieldControl | undefined
}

type Held = {
  value: unknown
  /** Key path in the form. */
  path: string
  /** Takes what makes the new value of the old one. */
  onChange: (change: (value: unknown) => unknown) => void
}

const headed = (part: Part, {path}: Held, control: ReactElement | ReactElement[]): ReactElement =>
  h(
    "div",
    {
      key: path,
      className: "part",
      "data-key-path": path,
      role: "group",
      "aria-labelledby": `${path}-label`,
    },
    h("h4", {id: `${path}-label`}, part.label, part.required !== false && " *"),
    h("div", {className: part.fields ? "parts" : undefined}, control),
    part.hint && h("p", {className: "hint"}, part.hint.replaceAll("\\", "")),
  )

/**
 * A field of a part of an entry: the framework's own control, or parts of a part. The framework makes
 * these by itself for its own kinds of fields only.
 */
export const partField = (part: Part, held: Held, around: Around): ReactElement => {
  const {value, path, onChange} = held
  const {address, language, controlOf} = around
  const {widget = "string"} = part
  if (widget === focusField) {
    const set = (focus: Focus) => onChange(() => focus)
    const picker = focusPicker({address, value: value as Focus, path, language, onChange: set})
    return headed(part, held, picker)
  }
  if (part.fields) return headed(part, held, partFields(part.fields, held, around))
  const Control = controlOf(widget)
  if (!Control) throw new Error(`No control for a field of the kind “${widget}”`)
  const control = h(Control, {
    value: value ?? "",
    field: part,
    forID: path,
    keyPath: path,
    locale: languages.find(one => one === part.name) ?? language,
    required: part.required !== false,
    // A control says what it has as it appears: that changes nothing.
    onChange: (next: unknown) => next !== (value ?? "") && onChange(() => next),
  } as never)
  return headed(part, held, control)
}

/** The fields of an object. */
export const partFields = (
  parts: readonly Part[],
  {value, path, onChange}: Held,
  around: Around,
): ReactElement[] =>
  parts.map(part => {
    const {name} = part
    const inner: Held = {
      value: (value as Values | undefined)?.[name],
      path: `${path}.${name}`,
      onChange: change =>
        onChange(whole => ({...(whole as Values), [name]: change((whole as Values)?.[name])})),
    }
    return partField(part, inner, around)
  })
