import type {AnchorHTMLAttributes} from "react"
import {useWords} from "../../i18n/use-words"

type ExternalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {href: string}

/** Link that leaves the site in a new tab and says so to those who cannot see it. */
export const ExternalLink = ({children, ...rest}: ExternalLinkProps) => {
  const t = useWords()
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visuallyHidden"> ({t("common:actions.newTab")})</span>
    </a>
  )
}
