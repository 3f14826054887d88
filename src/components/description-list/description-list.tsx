import type {ReactNode} from "react"
import {RichText} from "../rich-text/rich-text"

type DescriptionListProps = {
  className?: string
  /** Names with their texts, in markup; those without a text are left out. */
  entries: readonly (readonly [name: string, text: ReactNode])[]
}

/** Nothing where no name has a text. */
export const DescriptionList = ({className, entries}: DescriptionListProps) => {
  const known = entries.filter(([, text]) => text)
  return known.length > 0 ? (
    <dl className={className}>
      {known.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof text === "string" ? <RichText text={text} /> : text}</dd>
        </div>
      ))}
    </dl>
  ) : null
}
