/** @jsxRuntime classic @jsx h */
import type {CustomFieldControl, CustomFieldControlProps} from "@sveltia/cms"
import type {MouseEvent} from "react"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {dictionaries} from "../words"

/** In percent, as a form holds numbers. */
type Focus = {x?: string; y?: string}

type Instance = {
  props: CustomFieldControlProps
  state: {picture?: string}
  setState: (state: Instance["state"]) => void
  attach: (element: HTMLElement | null) => void
}

/** Shapes in which pages crop pictures (src/styles/shapes.css). */
const shapes = ["card", "banner"]

const toPercent = (part: number) => String(Math.round(Math.min(1, Math.max(0, part)) * 100))

/** Makes the field for the spot of the picture above it that crops keep. */
export const focusField = (language: StaffLanguage): CustomFieldControl =>
  createClass({
    getInitialState: () => ({}),

    /** Sveltia hands over no picture: the field above shows it, once it has loaded. */
    attach(this: Instance, element: HTMLElement | null) {
      const field = element?.closest<HTMLElement>("[data-key-path]")
      const object = field?.dataset.keyPath?.replace(/[^.]+$/, "") ?? ""
      const form = field?.closest('[data-mode="edit"]')
      const find = () => {
        const image = ["image", "file"]
          .map(name => form?.querySelector(`[data-key-path="${object}${name}"] img`))
          .find(found => found instanceof HTMLImageElement)
        const picture = (image as HTMLImageElement | undefined)?.src
        if (picture !== this.state.picture) this.setState({picture})
      }
      // Loading does not bubble.
      form?.addEventListener("load", find, true)
      if (form) find()
    },

    render(this: Instance) {
      const {form} = dictionaries[language]
      const {picture} = this.state
      const {onChange} = this.props
      const {x = "50", y = "50"} = (this.props.value ?? {}) as Focus
      const point = ({currentTarget, clientX, clientY}: MouseEvent<HTMLElement>) => {
        const {left, top, width, height} = currentTarget.getBoundingClientRect()
        onChange({x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height)})
      }
      const slider = (direction: "x" | "y", value: string) => (
        <label key={direction}>
          {form[direction]}
          <input
            type="range"
            value={value}
            onChange={({target}) => onChange({x, y, [direction]: target.value})}
          />
        </label>
      )
      if (!picture)
        return (
          <p ref={this.attach} key="none">
            {form.noPicture}
          </p>
        )
      return (
        <div ref={this.attach} key="picture" className="focus">
          <p>{form.point}</p>
          <div className="focus-pictures">
            {/* biome-ignore-start lint/a11y: the sliders do the same by keyboard */}
            <div className="focus-picture" onClick={point}>
              <img src={picture} alt="" draggable={false} />
              <span style={{left: `${x}%`, top: `${y}%`}} />
            </div>
            {/* biome-ignore-end lint/a11y: see above */}
            {shapes.map(shape => (
              <img
                key={shape}
                src={picture}
                alt=""
                style={{aspectRatio: `var(--shape-${shape})`, objectPosition: `${x}% ${y}%`}}
              />
            ))}
          </div>
          {slider("x", x)}
          {slider("y", y)}
          <button type="button" onClick={() => onChange({})}>
            {form.middle}
          </button>
        </div>
      )
    },
  })
