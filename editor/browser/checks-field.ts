import type {CustomFieldControl, CustomFieldControlProps} from "@sveltia/cms"
import type {createElement} from "react"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {dictionaries} from "../words"
import {checkDraft} from "./check-draft"

/** The framework's own React. */
declare const h: typeof createElement
declare const createClass: (definition: object) => CustomFieldControl

type Instance = {props: CustomFieldControlProps; turn?: number; updated?: () => void}

/** Milliseconds of a pause in typing; and after which nothing new is expected. */
const pause = 100
const longest = 1000

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Makes the field at the head of every form that holds the draft against the rules of the content. It
 * stands first because the framework asks no field that was not shown.
 */
export const checksField = (language: StaffLanguage): CustomFieldControl =>
  createClass({
    componentDidUpdate(this: Instance) {
      this.updated?.()
    },

    async isValid(this: Instance) {
      this.turn = (this.turn ?? 0) + 1
      const {turn} = this
      // The framework asks before it hands over what was typed last.
      const updated = new Promise<void>(resolve => {
        this.updated = resolve
      })
      await Promise.race([updated, wait(longest)])
      await wait(pause)
      const {entry} = this.props
      // What was typed meanwhile is checked by a later call.
      if (turn !== this.turn || !entry) return true
      const {refused, broken} = dictionaries[language].form
      try {
        const lines = checkDraft(entry.toJS(), language)
        return lines.length === 0 || {error: {message: [refused, ...lines].join("\n")}}
      } catch (error) {
        return {error: {message: `${broken} (${error})`}}
      }
    },
    render: () => h("span"),
  })
