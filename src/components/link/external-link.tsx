import type {AnchorHTMLAttributes} from "react"
import {useWords} from "../../i18n/use-words"

type ExternalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
}

/**
 * External link in a new tab, announced to screen readers. A label replaces the children, so it
 * carries the announcement itself. The text has its own element, because it stands beside the
 * announcement.
 */
export const ExternalLink = ({children, href, "aria-label": label, ...rest}: ExternalLinkProps) => {
  const t = useWords()
  const hint = ` (${t("common:actions.newTab")})`
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && label + hint}
      {...rest}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
      {!label && <span className="visuallyHidden">{hint}</span>}
    </a>
  )
}
