import {type InputHTMLAttributes, useId, useState} from "react"

type CheckedFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** What a right answer is: shown once a wrong one is left, announced. */
  note: string
  /** Called with each answer; with nothing while it is wrong. */
  onAnswer?: (answer: string | undefined) => void
}

/**
 * A field whose answer counts while it is typed. A mistake is said on leaving it, because what somebody
 * types is wrong for a while: the years 2, 20 and 202.
 */
export const CheckedField = ({label, note, onAnswer, ...input}: CheckedFieldProps) => {
  const noteId = useId()
  const [isWrong, setIsWrong] = useState(false)
  return (
    <div className="stack">
      <label className="field">
        <span className="quiet">{label}</span>
        <input
          {...input}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          // Not onChange, which misses what is typed over a default that came later.
          onInput={({currentTarget: {value, validity}}) => {
            if (validity.valid) setIsWrong(false)
            onAnswer?.(validity.valid ? value : undefined)
          }}
          onBlur={({target}) => setIsWrong(!target.validity.valid)}
        />
      </label>
      <p role="status" id={noteId} className="quiet">
        {isWrong && note}
      </p>
    </div>
  )
}
