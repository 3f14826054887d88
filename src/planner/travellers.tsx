import {useId, useState} from "react"
import {useTravellersLabel} from "../chat/use-chat"
import {buttonClass} from "../components/button/button"
import {Icon} from "../components/icon/icon"
import {listedMonth} from "../i18n/month-words"
import {useWords} from "../i18n/use-words"
import {changeTravellers, useTravellers} from "./store"
import * as styles from "./travellers.module.css"

const limits = {adults: {least: 1, most: 40}, children: {least: 0, most: 40}}

/** A number of travellers. It is a text field, because a mouse wheel changes others unnoticed. */
const NumberField = ({part}: {part: keyof typeof limits}) => {
  const t = useWords()
  const noteId = useId()
  const value = useTravellers()[part]
  const [draft, setDraft] = useState<string>()
  const [isWrong, setIsWrong] = useState(false)
  const {least, most} = limits[part]
  const field = t(`common:travellers.${part}`)
  const isNumber = (text: string) => /^\d+$/.test(text) && +text >= least && +text <= most
  return (
    <div className="stack">
      <label className="field">
        {field}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? value ?? ""}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          onChange={({target}) => {
            const text = target.value.trim()
            setDraft(target.value)
            changeTravellers({[part]: isNumber(text) ? Number(text) : undefined})
            if (text === "" || isNumber(text)) setIsWrong(false)
          }}
          onBlur={({target}) => {
            const text = target.value.trim()
            const isFine = text === "" || isNumber(text)
            setIsWrong(!isFine)
            // From now on it shows what is told elsewhere.
            if (isFine) setDraft(undefined)
          }}
        />
      </label>
      <div role="status" id={noteId} className={styles.note}>
        {isWrong && <p>{t("common:travellers.limits", {field, least, most})}</p>}
      </div>
    </div>
  )
}

const months = Array.from({length: 12}, (_, index) => index + 1)

/** Month and travellers, which every chat then carries. Needs scripts. */
export const Travellers = ({labelOf}: {labelOf?: (month: number) => string}) => {
  const t = useWords()
  const {month} = useTravellers()
  return (
    <fieldset className={styles.travellers}>
      <legend className="visuallyHidden">{t("common:travellers.label")}</legend>
      <label className={`field ${styles.month}`}>
        {t("common:travellers.month")}
        <select
          value={month ?? ""}
          autoComplete="off"
          onChange={({target}) => changeTravellers({month: Number(target.value) || undefined})}
        >
          <option value="">{t("common:travellers.open")}</option>
          {months.map(number => (
            <option key={number} value={number}>
              {labelOf?.(number) ?? listedMonth(number, t)}
            </option>
          ))}
        </select>
      </label>
      <NumberField part="adults" />
      <NumberField part="children" />
      <p className={styles.note}>{t("common:travellers.stored")}</p>
    </fieldset>
  )
}

type TravellersFoldProps = {defaultOpen?: boolean; labelOf?: (month: number) => string}

/** Month and travellers behind one line that says them, so that what stands around stays short. */
export const TravellersFold = ({defaultOpen, labelOf}: TravellersFoldProps) => {
  const [isOpen] = useState(defaultOpen)
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={`bare ${buttonClass({variant: "quiet"})}`}>
        <span>{useTravellersLabel()}</span>
        <Icon name="chevron" size={20} />
      </summary>
      <Travellers labelOf={labelOf} />
    </details>
  )
}
