import {useState} from "react"
import {type ChatAbout, useTravellersLabel} from "../chat/use-chat"
import {buttonClass} from "../components/button/button"
import {Icon} from "../components/icon/icon"
import {SelectField} from "../components/select-field/select-field"
import {listedMonth} from "../i18n/format"
import {useWords} from "../i18n/use-words"
import {CheckedField} from "./checked-field"
import {changeTravellers, chooseMonth, useMonthOf, useTravellers} from "./store"
import * as styles from "./travellers.module.css"

/** Least and most of each, and the pattern that says the same. */
const numbers = {
  adults: {least: 1, most: 40, pattern: " *([1-9]|[123][0-9]|40) *"},
  children: {least: 0, most: 40, pattern: " *([0-9]|[123][0-9]|40) *"},
}

/** A number of travellers. It is a text field, because a mouse wheel changes others unnoticed. */
const NumberField = ({part}: {part: keyof typeof numbers}) => {
  const t = useWords()
  const value = useTravellers()[part]
  const {pattern, ...limits} = numbers[part]
  const field = t(`common:travellers.${part}`)
  return (
    <CheckedField
      label={field}
      note={t("common:travellers.limits", {field, ...limits})}
      type="text"
      inputMode="numeric"
      pattern={pattern}
      defaultValue={value}
      onAnswer={answer => changeTravellers({[part]: answer?.trim() ? Number(answer) : undefined})}
    />
  )
}

const months = Array.from({length: 12}, (_, index) => index + 1)

type TravellersProps = {
  /** The trip that they are chosen for, if it is one alone. */
  slug?: string
}

/** Month and travellers, which every chat then carries. Needs scripts. */
export const Travellers = ({slug}: TravellersProps) => {
  const t = useWords()
  return (
    <fieldset className={styles.travellers}>
      <legend className="visuallyHidden">{t("common:travellers.label")}</legend>
      <SelectField
        className={styles.month}
        label={t("common:travellers.month")}
        options={[
          {key: "", label: t("common:travellers.open")},
          ...months.map(key => ({key, label: listedMonth(key, t)})),
        ]}
        value={useMonthOf()(slug) ?? ""}
        autoComplete="off"
        onChange={({target}) => chooseMonth(Number(target.value) || undefined, slug)}
      />
      <NumberField part="adults" />
      <NumberField part="children" />
      <p className="quiet">{t("common:travellers.added")}</p>
    </fieldset>
  )
}

/**
 * Month and travellers behind a button that says them, so that what stands around stays short.
 *
 * @param about - the chat that it stands beside, which may name a first day
 */
export const TravellersFold = ({about, slug}: TravellersProps & {about?: ChatAbout}) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="stack" data-needs-script="">
      <button
        type="button"
        className={`${buttonClass({variant: "quiet"})} ${styles.fold}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{useTravellersLabel(about)}</span>
        <Icon name="chevron" size={20} />
      </button>
      {isOpen && <Travellers slug={slug} />}
    </div>
  )
}
