import {type InputHTMLAttributes, type SelectHTMLAttributes, useId, useState} from "react"
import {formatNumber} from "../../i18n/format"
import {useLanguage, useWords} from "../../i18n/use-words"
import {changeFields, limits, type NumberName, numberOf, useFields} from "../../visitor/store"
import {Icon} from "../icon/icon"

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  options: readonly {readonly key: string | number; readonly label: string}[]
}

export const SelectField = ({label, options, className = "", ...select}: SelectFieldProps) => (
  <label className={`field ${className}`}>
    <span className="quiet">{label}</span>
    <select {...select}>
      {options.map(option => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

type CheckedFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  label: string
  value: string
  isWrong: boolean
  /** What the field accepts: announced when somebody leaves it with a mistake. */
  note: string
  onText: (text: string) => void
}

/**
 * A field whose text is kept as it is typed, and counts while it is right. A mistake is said on leaving
 * it, because what somebody types is wrong for a while: the years 2, 20 and 202.
 */
export const CheckedField = ({label, isWrong, note, onText, ...input}: CheckedFieldProps) => {
  const noteId = useId()
  const [isTyping, setIsTyping] = useState(false)
  /** True for a date with a part missing, which the browser gives as no text. */
  const [isPartial, setIsPartial] = useState(false)
  const isFaultShown = !isTyping && (isWrong || isPartial)
  return (
    <div className="stack">
      <label className="field">
        <span className="quiet">{label}</span>
        <input
          {...input}
          autoComplete="off"
          aria-invalid={isFaultShown || undefined}
          aria-describedby={isFaultShown ? noteId : undefined}
          onChange={({target}) => {
            onText(target.value)
            setIsTyping(target === document.activeElement)
          }}
          onBlur={({target}) => {
            setIsTyping(false)
            setIsPartial(target.validity.badInput)
          }}
        />
      </label>
      <p role="status" id={noteId} className="fault">
        {isFaultShown && (
          <>
            <Icon name="cross" />
            <span>{note}</span>
          </>
        )}
      </p>
    </div>
  )
}

type NumberFieldProps = {
  name: Exclude<NumberName, "age">
  label: string
  /** What follows the limits, where a number is wrong. */
  advice?: string
}

/**
 * A number that the visitor keeps, within its limits. It is a text field, because a mouse wheel changes others
 * unnoticed.
 */
export const NumberField = ({name, label, advice = ""}: NumberFieldProps) => {
  const t = useWords()
  const {[name]: value = ""} = useFields()
  const language = useLanguage()
  const {least, most} = limits[name]
  const range = {field: label, least, most: formatNumber(most, language)}
  return (
    <CheckedField
      type="text"
      inputMode="numeric"
      name={name}
      maxLength={40}
      label={label}
      value={value}
      isWrong={value.trim() !== "" && numberOf(name, value) === undefined}
      note={`${t("common:field.limits", range)} ${advice}`.trim()}
      onText={text => changeFields({[name]: text})}
    />
  )
}
