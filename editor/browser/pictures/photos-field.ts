import type {CustomFieldControl, CustomFieldControlProps} from "@sveltia/cms"
import type {ChangeEvent, createElement, ReactElement} from "react"
import type {StaffLanguage} from "../../../gatsby/words/staff-languages"
import {tellFaultAtField} from "../../configuration/tell-fault"
import {pictureTypes} from "../../settings"
import {lookAt} from "../look-at-picture"
import {addressOf} from "./address"
import {type Around, type Part, partField, partFields} from "./part"
import {emptyOf, moved, type Photo, partsOf, photosIn} from "./photos"
import {pictureWords} from "./picture-words"

declare const h: typeof createElement
declare const createClass: (definition: object) => CustomFieldControl

type State = {
  /** Files of the photographs that are unfolded. */
  open: readonly string[]
  /** Why files were not taken. */
  refused: readonly string[]
}

type Instance = {
  props: CustomFieldControlProps
  state: State
  setState: (state: Partial<State>) => void
  /** As the draft has them, or as they were changed since it was shown. */
  photos: readonly Photo[]
  change: (photos: readonly Photo[]) => void
  add: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
}

/**
 * Makes the field for a trip's photographs: several files are chosen at once, each gets its entry, and
 * the entries are put in order by buttons. Files that the site cannot show are refused at once, with
 * advice.
 *
 * @param controlOf - the framework's own control for a kind of field
 */
export const photosControl = (
  language: StaffLanguage,
  controlOf: Around["controlOf"],
): CustomFieldControl => {
  const words = pictureWords[language]

  const button = (text: string, act: () => void, more: object = {}) =>
    h("button", {type: "button", onClick: act, ...more}, text)

  const photoEntry = (instance: Instance, parts: readonly Part[], index: number): ReactElement => {
    const {photos} = instance
    const {open} = instance.state
    const photo = photos[index] as Photo
    const {file} = photo
    const path = `photos.${index}`
    const isOpen = open.includes(file)
    const fold = () =>
      instance.setState({open: isOpen ? open.filter(one => one !== file) : [...open, file]})
    const change = (next: (old: unknown) => unknown) =>
      instance.change(
        instance.photos.map((one, place) => (place === index ? (next(one) as Photo) : one)),
      )
    const address = addressOf(file, instance.props.entry)
    const name = words.number(index + 1, photos.length)
    const move = (step: number) => ({
      "aria-label": `${name}: ${step < 0 ? words.earlier : words.later}`,
      disabled: !photos[index + step],
    })
    return h(
      "li",
      {key: file, "data-key-path": path},
      h(
        "div",
        {className: "photo-head"},
        h("img", {src: address, alt: "", "data-key-path": `${path}.file`}),
        button(name, fold, {"aria-expanded": isOpen, "aria-controls": `${path}-parts`}),
        button("↑", () => instance.change(moved(photos, index, -1)), move(-1)),
        button("↓", () => instance.change(moved(photos, index, 1)), move(1)),
        button(words.remove, () => instance.change(photos.filter(one => one !== photo)), {
          "aria-label": `${name}: ${words.remove}`,
        }),
      ),
      h(
        "div",
        {id: `${path}-parts`, className: "parts-of-photo"},
        isOpen &&
          partFields(parts, {value: photo, path, onChange: change}, {address, language, controlOf}),
      ),
    )
  }

  /** Consent once for all photographs that say nothing of it yet. */
  const peopleOfAll = (instance: Instance, parts: readonly Part[]) => {
    const people = parts.find(({name}) => name === "people")
    const silent = instance.photos.filter(photo => !photo.people)
    if (!people || silent.length < 2) return false
    const set = (change: (value: unknown) => unknown) =>
      instance.change(
        instance.photos.map(photo =>
          photo.people ? photo : {...photo, people: String(change(undefined))},
        ),
      )
    const part = {...people, label: `${people.label}: ${words.peopleOfAll}`, hint: undefined}
    const around = {address: undefined, language, controlOf}
    return partField(part, {value: undefined, path: "photos.people", onChange: set}, around)
  }

  return createClass({
    getInitialState: (): State => ({open: [], refused: []}),

    change(this: Instance, photos: readonly Photo[]) {
      this.photos = photos
      this.props.onChange(photos)
    },

    async add(this: Instance, {target}: ChangeEvent<HTMLInputElement>) {
      const files = [...(target.files ?? [])]
      target.value = ""
      const refused: string[] = []
      const taken: string[] = []
      for (const file of files) {
        const verdict = await lookAt(file, file.name)
        const place = {file: "", field: "photos"}
        if (verdict) refused.push(tellFaultAtField({...verdict, place}, language))
        else
          await this.props.addFile(file).then(
            address => taken.push(address),
            (error: Error) => refused.push(`${file.name}: ${error.message}`),
          )
      }
      const known = this.photos.map(({file}) => file)
      const added = [...new Set(taken)].filter(file => !known.includes(file))
      this.setState({
        refused,
        open: [...this.state.open, ...added.slice(0, 1)],
      })
      if (added.length > 0)
        this.change([
          ...this.photos,
          ...added.map(file => ({file, ...emptyOf(partsOf(this.props))})),
        ])
    },

    render(this: Instance) {
      this.photos = photosIn(this.props)
      const {refused} = this.state
      const parts = partsOf(this.props)
      return h(
        "div",
        {className: "photos"},
        this.photos.length > 0 &&
          h(
            "ol",
            null,
            this.photos.map((_, index) => photoEntry(this, parts, index)),
          ),
        h(
          "label",
          {className: "choose"},
          words.choose,
          h("input", {
            type: "file",
            multiple: true,
            accept: pictureTypes,
            onChange: (event: ChangeEvent<HTMLInputElement>) => void this.add(event),
          }),
        ),
        h(
          "div",
          {role: "alert"},
          refused.map(text => h("p", {key: text, className: "refused"}, text)),
        ),
        peopleOfAll(this, parts),
      )
    },
  })
}
