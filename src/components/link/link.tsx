import {Link as GatsbyLink, type GatsbyLinkProps} from "gatsby"
import type {AnchorHTMLAttributes} from "react"
import {localizedPath} from "../../i18n/paths"
import {useLanguage, useWords} from "../../i18n/use-words"

type LinkProps = Omit<GatsbyLinkProps<unknown>, "ref" | "to"> & {
  /** Path without a language, such as "/experiences/"; query and hash may follow. */
  to: string
}

export const Link = ({to, ...rest}: LinkProps) => (
  <GatsbyLink to={localizedPath(useLanguage(), to)} {...rest} />
)

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

type LinkedNameProps = {name?: string | null; url?: string | null; className?: string}

/** A name that leads to where a stranger can check it, if that is known. */
export const LinkedName = ({name, url, ...rest}: LinkedNameProps) =>
  name && url ? (
    <ExternalLink href={url} {...rest}>
      {name}
    </ExternalLink>
  ) : (
    name
  )
