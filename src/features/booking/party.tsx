import {type ReactNode, useId, useState} from "react"
import {type Party as PartyType, partyLimits} from "../../chat/party"
import {changeParty, useParty} from "../../chat/use-party"
import {formatMonth} from "../../i18n/format"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import {NumberField} from "./number-field"
import * as styles from "./party.module.css"

const months = Array.from({length: 12}, (_, index) => index + 1)
const numbers = ["adults", "children"] as const

type PartyProps = {
  /** What an option says of a month; by default its name. */
  nameOf?: (month: number) => string
  /** What the chosen month means for the page's subject. */
  children?: ReactNode
}

/** Month and travellers, which every chat of the visit then carries. Hidden without scripts. */
export const Party = ({nameOf, children}: PartyProps) => {
  const t = useWords()
  const language = useLanguage()
  const noteId = useId()
  const {productId} = useIdentity()
  const party = useParty()
  const change = (changes: PartyType) => changeParty(productId, changes)
  const [wrong, setWrong] = useState<Partial<Record<(typeof numbers)[number], boolean>>>({})
  const {month} = party
  return (
    <fieldset className={styles.party}>
      <legend className="visuallyHidden">{t("common:party.label")}</legend>
      <label className={styles.month}>
        {t("common:party.month")}
        <select
          value={month ?? ""}
          autoComplete="off"
          onChange={({target}) => change({month: target.value ? Number(target.value) : undefined})}
        >
          <option value="">{t("common:party.open")}</option>
          {months.map(number => (
            <option key={number} value={number}>
              {nameOf?.(number) ?? formatMonth(number, language)}
            </option>
          ))}
        </select>
      </label>
      {numbers.map(part => (
        <NumberField
          key={part}
          part={part}
          label={t(`common:party.${part}`)}
          value={party[part]}
          fault={wrong[part] ? noteId : undefined}
          onNumber={number => change({[part]: number})}
          onJudged={isWrong => setWrong(before => ({...before, [part]: isWrong}))}
        />
      ))}
      {/* Always rendered, so that screen readers announce changes. */}
      <div role="status" id={noteId} className={styles.note}>
        {children}
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
      <p className={styles.note}>{t("common:party.kept")}</p>
    </fieldset>
  )
}
