import {useState} from "react"
import {type PartyPart, partyLimits, pickParty} from "../../planner/party"

type NumberFieldProps = {
  part: PartyPart
  label: string
  value: number | undefined
  /** Id of what says why the number will not do; undefined where nothing is wrong. */
  fault: string | undefined
  /** Tells the number with every change; undefined for none, or for one that will not do. */
  onNumber: (number: number | undefined) => void
  /** Tells whether what is in the field will do: once it is left, and before that only that it does. */
  onJudged: (isWrong: boolean) => void
}

/** A field for a number of travellers. What is typed stays as it is, also where it will not do. */
export const NumberField = (props: NumberFieldProps) => {
  const {part, label, value, fault, onNumber, onJudged} = props
  const [draft, setDraft] = useState(value === undefined ? "" : String(value))
  const {least, most} = partyLimits[part]
  const numberIn = (field: HTMLInputElement) =>
    field.value === "" ? undefined : pickParty({[part]: Number(field.value)})[part]
  const isWrong = (field: HTMLInputElement) =>
    field.validity.badInput || (field.value !== "" && numberIn(field) === undefined)
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={draft}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault}
        onChange={({currentTarget}) => {
          setDraft(currentTarget.value)
          onNumber(numberIn(currentTarget))
          if (!isWrong(currentTarget)) onJudged(false)
        }}
        onKeyDown={({key, currentTarget}) => {
          if (key === "Enter") onJudged(isWrong(currentTarget))
        }}
        onBlur={({currentTarget}) => onJudged(isWrong(currentTarget))}
      />
    </label>
  )
}
