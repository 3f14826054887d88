import type {ReactNode} from "react"
import {type PressEvent, pressed} from "../../analytics/attributes"
import type {ChatLink} from "../../chat/chat-link"
import {ExternalLink} from "../link/external-link"
import {Link} from "../link/link"
import * as styles from "./button.module.css"

/** Looks of a button: `promo` is the large one of banners. */
export type ButtonLook = {
  variant?: "default" | "promo" | "quiet"
  color?: string
}

const looks = {default: undefined, promo: styles.promo, quiet: styles.quiet}

const colors: Record<string, string | undefined> = {
  yellow: styles.yellow,
  blue: styles.blue,
  red: styles.red,
  inverse: styles.inverse,
}

/**
 * Class names of a button. Unknown colours fall back to the main one; `inverse` is for signal
 * colours.
 */
export const buttonClass = ({variant = "default", color = "main"}: ButtonLook = {}): string =>
  [styles.button, looks[variant], colors[color]].filter(Boolean).join(" ")

type ButtonProps = ButtonLook & {
  children: ReactNode
  label?: string
  /** True if the link covers its whole card (styles/global.css). */
  isStretched?: boolean
  /** What a press on it reports; a chat link has attributes of its own (chatLink). */
  event?: PressEvent
} & (
    | {to: string; href?: never; "data-reference"?: never; "data-chat"?: never}
    | ({href: string; to?: never} & Partial<ChatLink>)
  )

/** A link that looks like a button: `to` stays on the site, `href` opens a new tab. */
export const Button = (props: ButtonProps) => {
  const {children, label, variant, color, isStretched, event} = props
  const {to, href, "data-chat": chat, "data-reference": reference} = props
  const look = buttonClass({variant, color})
  const shared = {
    className: isStretched ? `${look} stretched` : look,
    // Nothing is pressed on paper; the link of a card says there where its page is.
    "data-screen-only": isStretched ? undefined : "",
    "aria-label": label,
    ...pressed(event),
  }
  return href === undefined ? (
    <Link to={to} {...shared}>
      {children}
    </Link>
  ) : (
    <ExternalLink href={href} data-chat={chat} data-reference={reference} {...shared}>
      {children}
    </ExternalLink>
  )
}
