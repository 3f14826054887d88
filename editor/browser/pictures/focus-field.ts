import type {CustomFieldControl, CustomFieldControlProps} from "@sveltia/cms"
import type {createElement, MouseEvent, ReactElement} from "react"
import type {StaffLanguage} from "../../../gatsby/words/staff-languages"
import {pictureBeside} from "./address"
import {pictureWords} from "./picture-words"

/** The framework's React, another version than the site's. */
declare const h: typeof createElement
declare const createClass: (definition: object) => CustomFieldControl

/** As a form holds it: in percent, as text. */
export type Focus = {x?: string; y?: string}

/** Shapes in which pages crop pictures: cards, banners. */
const crops = ["4 / 5", "16 / 9"]

const percentOf = (part: number): string => String(Math.round(Math.min(1, Math.max(0, part)) * 100))

type PickerProps = {
  /** Of the picture, in the browser. */
  address: string | undefined
  value: Focus | undefined
  /** Key path of the focus in its form. */
  path: string
  language: StaffLanguage
  onChange: (value: Focus) => void
}

/**
 * A picture at which the spot that must stay visible is pointed, with what crops leave of it. Each
 * direction is a slider, too, for the keyboard.
 */
export const focusPicker = (props: PickerProps): ReactElement => {
  const {address, value, path, language, onChange} = props
  const words = pictureWords[language]
  if (!address) return h("p", null, words.noPicture)
  const x = value?.x || "50"
  const y = value?.y || "50"

  const point = ({currentTarget, clientX, clientY}: MouseEvent<HTMLElement>) => {
    const {left, top, width, height} = currentTarget.getBoundingClientRect()
    onChange({x: percentOf((clientX - left) / width), y: percentOf((clientY - top) / height)})
  }
  const slider = (direction: "x" | "y") =>
    h(
      "label",
      {key: direction, "data-key-path": `${path}.${direction}`},
      words[direction],
      h("input", {
        type: "range",
        min: 0,
        max: 100,
        value: {x, y}[direction],
        onChange: ({target}: {target: HTMLInputElement}) =>
          onChange({x, y, [direction]: target.value}),
      }),
    )

  return h(
    "div",
    {className: "focus-picker"},
    h("p", null, words.point),
    h(
      "div",
      {className: "focus-pictures"},
      h(
        "div",
        {className: "focus-picture", onClick: point},
        h("img", {src: address, alt: "", draggable: false}),
        h("span", {style: {left: `${x}%`, top: `${y}%`}}),
      ),
      crops.map(aspectRatio =>
        h("img", {
          key: aspectRatio,
          src: address,
          alt: "",
          style: {aspectRatio, objectPosition: `${x}% ${y}%`},
        }),
      ),
    ),
    slider("x"),
    slider("y"),
    h("button", {type: "button", onClick: () => onChange({})}, words.middle),
  )
}

type Instance = {
  props: CustomFieldControlProps
  state: {path: string}
  setState: (state: {path: string}) => void
  attach: (root: HTMLElement | null) => void
}

/** Makes the field for the focus of the picture that stands beside it. */
export const focusControl = (language: StaffLanguage): CustomFieldControl =>
  createClass({
    getInitialState: () => ({path: ""}),

    /** The framework tells a field its place by the element round it alone. */
    attach(this: Instance, root: HTMLElement | null) {
      const path = root?.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath
      if (path && path !== this.state.path) this.setState({path})
    },

    render(this: Instance) {
      const {path} = this.state
      const {value, entry, onChange} = this.props
      const address = path ? pictureBeside(path, entry) : undefined
      const picker = focusPicker({address, value, path, language, onChange})
      return h("div", {ref: this.attach}, picker)
    },
  })
