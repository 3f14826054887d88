import type {ReactNode} from "react"
import {RichText} from "../rich-text/rich-text"

type DescriptionListProps = {
  className?: string
  /** Names with their texts, in markup; those without a text are left out. */
  entries: readonly (readonly [name: string, text: ReactNode])[]
}

export const DescriptionList = ({className, entries}: DescriptionListProps) => (
  <dl className={className}>
    {entries.map(
      ([name, text]) =>
        text && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof text === "string" ? <RichText text={text} /> : text}</dd>
          </div>
        ),
    )}
  </dl>
)
