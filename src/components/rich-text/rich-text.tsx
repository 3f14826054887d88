import {isOwnPath, parseMarkup, type Run} from "../../lib/text/markup"
import {ExternalLink, Link} from "../link/link"

const wordsOf = ({text, address}: Run, key: number) => {
  if (!address) return text
  return isOwnPath(address) ? (
    <Link key={key} to={address}>
      {text}
    </Link>
  ) : (
    <ExternalLink key={key} href={address}>
      {text}
    </ExternalLink>
  )
}

/** Words whose **bold** parts are set strong and whose [links](address) lead on; never HTML. */
export const RichText = ({text}: {text: string}) =>
  parseMarkup(text).map((run, index) =>
    // Runs never change order, so the index is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    run.bold ? <strong key={index}>{wordsOf(run, index)}</strong> : wordsOf(run, index),
  )

export const Paragraph = ({text, className}: {text: string; className?: string}) => (
  <p className={className}>
    <RichText text={text} />
  </p>
)
