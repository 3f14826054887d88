import type {ButtonHTMLAttributes} from "react"
import {Icon, type IconName} from "../icon/icon"

type ToolButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {icon: IconName}

/** A small button for what is done with a trip, such as to save or to share it. Hidden without scripts. */
export const ToolButton = ({icon, children, ...button}: ToolButtonProps) => (
  <button type="button" className="button tool" data-needs-script="" {...button}>
    <Icon name={icon} />
    <span>{children}</span>
  </button>
)
