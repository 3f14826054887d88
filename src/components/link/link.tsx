import {Link as GatsbyLink, type GatsbyLinkProps} from "gatsby"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"

type LinkProps = Omit<GatsbyLinkProps<unknown>, "ref" | "to"> & {
  /** Path without a language, such as "/experiences/"; query and hash may follow. */
  to: string
}

/** Internal link, in the current page's language. */
export const Link = ({to, ...rest}: LinkProps) => (
  <GatsbyLink to={localizedPath(useLanguage(), to)} {...rest} />
)
