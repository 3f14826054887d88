import {Fragment} from "react"
import {isOwnPath, parseMarkup, type Run} from "../../lib/text/markup"
import {ExternalLink} from "../link/external-link"
import {Link} from "../link/link"

const words = ({text, address}: Run) => {
  if (!address) return text
  return isOwnPath(address) ? (
    <Link to={address}>{text}</Link>
  ) : (
    <ExternalLink href={address}>{text}</ExternalLink>
  )
}

/** Words whose **bold** parts are set strong and whose [links](address) lead on; never HTML. */
export const RichText = ({text}: {text: string}) =>
  parseMarkup(text).map((run, index) => {
    const Part = run.bold ? "strong" : Fragment
    // Runs never change order, so the index is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <Part key={index}>{words(run)}</Part>
  })
