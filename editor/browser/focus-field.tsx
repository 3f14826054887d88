/** @jsxRuntime classic @jsx h */
import type {CustomFieldControl, CustomFieldControlProps} from "@sveltia/cms"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {dictionaries} from "../words"

/** In percent, as a form holds numbers. */
type Focus = {x?: string; y?: string}

type Instance = {
  props: CustomFieldControlProps
  state: {picture?: string}
  setState: (state: Instance["state"]) => void
  detach?: () => void
  attach: (element: HTMLElement | null) => void
}

/** Shapes in which pages crop pictures (src/styles/shapes.css). */
const shapes = ["card", "banner"]

/** Makes the field for the spot of the picture above it that crops keep. */
export const focusField = (language: StaffLanguage): CustomFieldControl =>
  createClass({
    getInitialState: () => ({}),

    /** Sveltia hands over no picture: the field above shows it, once it has loaded. */
    attach(this: Instance, element: HTMLElement | null) {
      this.detach?.()
      const field = element?.closest<HTMLElement>("[data-key-path]")
      const form = field?.closest('[data-mode="edit"]')
      const find = () => {
        // Moved in a list, it has another path.
        const object = field?.dataset.keyPath?.replace(/[^.]+$/, "") ?? ""
        const image = `[data-key-path="${object}image"] img`
        const picture = form?.querySelector<HTMLImageElement>(image)?.src
        if (picture !== this.state.picture) this.setState({picture})
      }
      // Loading does not bubble.
      form?.addEventListener("load", find, true)
      this.detach = () => form?.removeEventListener("load", find, true)
      if (form) find()
    },

    render(this: Instance) {
      const {form} = dictionaries[language]
      const {picture} = this.state
      const {onChange} = this.props
      const {x = "50", y = "50"} = (this.props.value ?? {}) as Focus
      const slider = (direction: "x" | "y", value: string) => (
        <label>
          {form[direction]}
          <input
            type="range"
            value={value}
            onChange={({target}) => onChange({x, y, [direction]: target.value})}
          />
        </label>
      )
      return (
        <div ref={this.attach} className="focus">
          <p>{picture ? form.focus : form.noPicture}</p>
          {picture && (
            <div className="focus-crops">
              {shapes.map(shape => (
                <img
                  key={shape}
                  src={picture}
                  alt=""
                  style={{aspectRatio: `var(--shape-${shape})`, objectPosition: `${x}% ${y}%`}}
                />
              ))}
            </div>
          )}
          {picture && slider("x", x)}
          {picture && slider("y", y)}
        </div>
      )
    },
  })
