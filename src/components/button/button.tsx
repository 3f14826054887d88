import type {ReactNode} from "react"
import {eventAttributes} from "../../analytics/attributes"
import type {AnalyticsEvent} from "../../analytics/events"
import {Link} from "../link/link"

export type ButtonLook = {
  /** A look of buttons (styles/primitives.css). */
  variant?: "" | "promo" | "outline" | "inverse"
  color?: Queries.SignalColor
}

type ButtonLinkProps = ButtonLook & {
  children: ReactNode
  label?: string
  /** True if the link covers its whole card (styles/primitives.css). */
  isStretched?: boolean
  event?: AnalyticsEvent
  to: string
}

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({
  label,
  variant = "",
  color,
  isStretched,
  event,
  ...link
}: ButtonLinkProps) => (
  <Link
    className={`button ${variant} ${isStretched ? "stretched" : ""}`}
    // Nothing is pressed on paper; the link of a card says there where its page is.
    data-screen-only={!isStretched || undefined}
    data-color={color}
    aria-label={label}
    {...eventAttributes(event)}
    {...link}
  />
)
