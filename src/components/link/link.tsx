import {Link as GatsbyLink, type GatsbyLinkProps} from "gatsby"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"

type LinkProps = Omit<GatsbyLinkProps<unknown>, "ref" | "to"> & {
  /** Path without a language, such as "/experiences/"; query and hash may follow. */
  to: string
}

/** Link to a page of the site, in the language of the page that is shown. */
export const Link = ({to, ...rest}: LinkProps) => (
  <GatsbyLink to={localizedPath(useLanguage(), to)} {...rest} />
)
