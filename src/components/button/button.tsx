import type {ReactNode} from "react"
import {eventAttributes} from "../../analytics/attributes"
import type {AnalyticsEvent} from "../../analytics/events"
import {Link} from "../link/link"
import * as styles from "./button.module.css"

/**
 * Looks of a button: `promo` is the large one of banners, `inverse` stands on a band of its colour, `tool` is the
 * small one for what is done with a trip.
 */
export type ButtonLook = {
  variant?: "default" | "promo" | "quiet" | "inverse" | "tool"
  /** Signal colour: yellow, blue or red. */
  color?: string
}

const looks = {
  default: "",
  promo: styles.promo,
  quiet: styles.quiet,
  inverse: styles.inverse,
  tool: styles.tool,
}

export const buttonClass = ({variant = "default"}: Pick<ButtonLook, "variant"> = {}): string =>
  `${styles.button} ${looks[variant]}`.trim()

type ButtonProps = ButtonLook & {
  children: ReactNode
  label?: string
  /** True if the link covers its whole card (styles/primitives.css). */
  isStretched?: boolean
  /** What a press on it reports. */
  event?: AnalyticsEvent
  to: string
}

/** A link to a page of the site that looks like a button. */
export const Button = ({label, variant, color, isStretched, event, ...link}: ButtonProps) => (
  <Link
    className={`${buttonClass({variant})}${isStretched ? " stretched" : ""}`}
    // Nothing is pressed on paper; the link of a card says there where its page is.
    data-screen-only={isStretched ? undefined : ""}
    data-color={color}
    aria-label={label}
    {...eventAttributes(event)}
    {...link}
  />
)
