import {useEffect, useId, useRef, useState} from "react"
import {type PartyPart, partyLimits, pickParty} from "../../chat/party"
import {changeParty, useParty} from "../../chat/use-party"
import {useWords} from "../../i18n/use-words"
import {useOperator} from "../../site/use-operator"
import * as styles from "./party.module.css"

type NumberFieldProps = {
  part: PartyPart
  label: string
  value: number | undefined
  /** Id of the error message; undefined if the number is valid. */
  fault: string | undefined
  /** Called with the number on every change; undefined if there is none or it is invalid. */
  onNumber: (number: number | undefined) => void
  /** Called with the validity: on blur, and earlier only once it becomes valid. */
  onJudged: (isWrong: boolean) => void
}

/** Number of travellers. Invalid input stays as typed. */
const NumberField = (props: NumberFieldProps) => {
  const {part, label, value, fault, onNumber, onJudged} = props
  const [draft, setDraft] = useState(value === undefined ? "" : String(value))
  const field = useRef<HTMLInputElement>(null)
  const {least, most} = partyLimits[part]
  // Told elsewhere since, or taken back there; a number that is being typed stays.
  useEffect(() => {
    if (value !== undefined) setDraft(before => (Number(before) === value ? before : String(value)))
    else if (document.activeElement !== field.current) setDraft("")
  }, [value])
  const numberIn = (field: HTMLInputElement) =>
    field.value === "" ? undefined : pickParty({[part]: Number(field.value)})[part]
  const isWrong = (field: HTMLInputElement) =>
    field.validity.badInput || (field.value !== "" && numberIn(field) === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration
  useEffect(() => {
    if (!field.current?.value) return
    setDraft(field.current.value)
    onNumber(numberIn(field.current))
  }, [])
  return (
    <label>
      <span>{label}</span>
      <input
        ref={field}
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

const numbers = ["adults", "children"] as const

/** Numbers of travellers, for a fieldset: they are kept for the visit, and every chat carries them. */
export const Travellers = () => {
  const t = useWords()
  const noteId = useId()
  const {productId} = useOperator()
  const party = useParty()
  const [wrong, setWrong] = useState<Partial<Record<(typeof numbers)[number], boolean>>>({})
  return (
    <>
      {numbers.map(part => (
        <NumberField
          key={part}
          part={part}
          label={t(`common:party.${part}`)}
          value={party[part]}
          fault={wrong[part] ? noteId : undefined}
          onNumber={number => changeParty(productId, {[part]: number})}
          onJudged={isWrong => setWrong(before => ({...before, [part]: isWrong}))}
        />
      ))}
      {/* Always rendered, so that screen readers announce changes. */}
      <div role="status" id={noteId} className={styles.note}>
        {numbers.map(
          part =>
            wrong[part] && (
              <p key={part}>
                {t("common:party.limits", {
                  field: t(`common:party.${part}`),
                  least: partyLimits[part].least,
                  most: partyLimits[part].most,
                })}
              </p>
            ),
        )}
      </div>
    </>
  )
}
