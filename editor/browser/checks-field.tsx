/** @jsxRuntime classic @jsx h */
import type {CustomFieldControl, CustomFieldControlProps} from "@sveltia/cms"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {dictionaries} from "../words"
import {checkDraft, inheritedBy} from "./check-draft"

type Instance = {
  props: CustomFieldControlProps
  /** Counts what Sveltia has asked. */
  turn?: number
  setState: (state: object, onRendered: () => void) => void
}

/** Milliseconds of a pause in typing; and in which React renders what was typed. */
const pause = 100
const longest = 5000

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Makes the field at the head of every form that holds the draft against the rules of the content.
 * It stands first because Sveltia asks no field that was not shown.
 */
export const checksField = (language: StaffLanguage): CustomFieldControl =>
  createClass({
    getInitialState: () => ({}),

    async isValid(this: Instance) {
      this.turn = (this.turn ?? 0) + 1
      const {turn} = this
      await wait(pause)
      // Sveltia asks before React has rendered what was typed last: it renders that before this.
      const rendered = new Promise<void>(resolve => this.setState({}, resolve))
      await Promise.race([rendered, wait(longest)])
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

    /** What the trip takes from the answers for all trips, as far as it is typed. */
    render(this: Instance) {
      const {entry} = this.props
      const lines = entry ? inheritedBy(entry.toJS(), language) : []
      if (lines.length === 0) return <span />
      return <p>{`${dictionaries[language].form.inherited}: ${lines.join("; ")}.`}</p>
    },
  })
