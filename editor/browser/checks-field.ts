import type {CustomFieldControl, CustomFieldControlProps} from "@sveltia/cms"
import type {ReactElement} from "react"
import type {Fault} from "../../gatsby/content/fault"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {formatPrice} from "../../src/i18n/format"
import {formWords} from "../configuration/label"
import {tellFaultAtField, tellFaultOfField, tellFaults} from "../configuration/tell-fault"
import {checksField} from "../settings"
import {checkDraft, type Verdict} from "./check-draft"
import {checkWords} from "./check-words"
import type {contentFormat} from "./content-format"
import type {Entry} from "./judge-pictures"
import {make} from "./make"
import {fieldMarks, goToField} from "./mark-fields"

/** The framework's React, another version than the site's. */
declare const h: (type: string, props: object) => ReactElement
declare const createClass: (definition: object) => CustomFieldControl

/** Milliseconds without typing before the check runs. */
const pause = 200

/** One entry of the list: message, place, and an action if a new value is not the answer. */
type Task = {
  text: string
  at?: {path: string; said: string}
  answer?: {label: string; act: () => void}
}

const buttonOf = (text: string, onclick: () => void, className = "") =>
  make("button", {type: "button", className, onclick}, text)

type Instance = {
  props: CustomFieldControlProps
  root?: HTMLElement
  turn: number
  meant?: number
  marks?: ReturnType<typeof fieldMarks>
}

/**
 * Makes the field above every form that checks the draft while somebody types. A save and the
 * framework's own validation wait for it, so all faults are shown at once: in a list that stays in
 * view, and at each field. A check that breaks is one of them: the save would wait for ever.
 */
export const checksControl = (
  format: ReturnType<typeof contentFormat>,
  language: StaffLanguage,
): CustomFieldControl => {
  const words = checkWords[language]

  const {label} = formWords(language)

  const taskOf = (file: string, fault: Fault): Task => {
    if (fault.place.file !== file) return {text: tellFaults([fault], language)}
    // The form's name of the field: "includes.items.es.3" for "includes.items.es[3]".
    const path = fault.place.field.replace(/\[(\d+)\]/g, ".$1")
    const at = {path, said: tellFaultAtField(fault, language)}
    return {text: tellFaultOfField(fault, language), at}
  }

  const leapTask = (instance: Instance, {leap}: Verdict): Task[] => {
    if (!leap || instance.meant === leap.to) return []
    const [from, to] = [formatPrice(leap.from, language), formatPrice(leap.to, language)]
    const said = words.leap(from, to)
    const act = () => {
      instance.meant = leap.to
      // The framework validates again when the draft changes.
      instance.props.onChange(String(leap.to))
    }
    const answer = {label: words.meant, act}
    return [{text: `${label("price")}: ${said}`, at: {path: "price", said}, answer}]
  }

  const tasksOf = async (instance: Instance, entry: Entry): Promise<Task[]> => {
    const verdict = await checkDraft(entry, format)
    if (!verdict) return []
    const {file, faults} = verdict
    return [...faults.map(fault => taskOf(file, fault)), ...leapTask(instance, verdict)]
  }

  const show = ({root, marks}: Instance, tasks: readonly Task[]) => {
    if (!root) return
    const form = root.closest('[data-mode="edit"]') ?? root
    const items = tasks.map(({text, at, answer}) => {
      const told = at ? buttonOf(text, () => void goToField(form, at.path)) : text
      const act = answer ? [buttonOf(answer.label, answer.act, "answer")] : []
      return make("li", {}, told, ...act)
    })
    root.hidden = tasks.length === 0
    root.querySelector("p")?.replaceChildren(words.heading(tasks.length))
    root.querySelector("ul")?.replaceChildren(...items)
    marks?.show(tasks.flatMap(({at}) => at ?? []))
  }

  /**
   * After a refused save the framework repeats its message until this field's value changes. The
   * value is in no file.
   */
  const tellAgain = (instance: Instance, message: string) =>
    setTimeout(() => {
      const {root, props} = instance
      const isTold = root
        ?.closest(`[data-field-type="${checksField}"]`)
        ?.querySelector(":scope > .validation")
      if (isTold && (props.value ?? "") !== message) props.onChange(message)
    })

  return createClass({
    getInitialState: () => null,

    attach(this: Instance, root: HTMLElement | null) {
      this.marks?.end()
      this.root = root ?? undefined
      this.marks = undefined
      if (!root) return
      root.append(make("p"), make("ul"))
      this.marks = fieldMarks(root.closest('[data-mode="edit"]') ?? root)
    },

    async isValid(this: Instance) {
      this.turn = (this.turn ?? 0) + 1
      const {turn} = this
      await new Promise(resolve => setTimeout(resolve, pause))
      const {entry} = this.props
      // A later check supersedes this one.
      if (turn !== this.turn || !entry) return true
      const tasks = await tasksOf(this, entry).catch((error): Task[] => [
        {text: words.broken(String(error))},
      ])
      show(this, tasks)
      const message = [words.heading(tasks.length), ...tasks.map(({text}) => text)].join("\n")
      tellAgain(this, tasks.length > 0 ? message : "")
      return tasks.length === 0 || {error: {message}}
    },

    render(this: Instance & {attach: (root: HTMLElement | null) => void}) {
      return h("div", {className: "checks", ref: this.attach, hidden: true})
    },
  })
}
