import type {AnchorHTMLAttributes} from "react"
import {useWords} from "../../i18n/use-words"

type ExternalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {href: string}

/**
 * Link that leaves the site in a new tab and says so to those who cannot see it. A label is read in
 * place of the children, so it says so itself. A text has an element of its own, as it stands beside
 * what is said.
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
