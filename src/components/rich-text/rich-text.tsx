import {parseMarkup} from "../../lib/text/markup"

/** Words whose **bold** parts are set strong; everything else is plain text, never HTML. */
export const RichText = ({text}: {text: string}) =>
  parseMarkup(text).map(({text: words, bold}, index) =>
    // Runs never change order, so the index is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    bold ? <strong key={index}>{words}</strong> : words,
  )
