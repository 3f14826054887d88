import type {ReactNode} from "react"

type DescriptionListProps = {
  className?: string
  /** Names with their texts; those without a text are left out. */
  entries: readonly (readonly [name: string, text: ReactNode])[]
}

export const DescriptionList = ({className, entries}: DescriptionListProps) => (
  <dl className={className}>
    {entries.map(
      ([name, text]) =>
        text && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
    )}
  </dl>
)
