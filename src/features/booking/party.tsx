import {changeParty, useParty} from "../../chat/use-party"
import {listedMonth} from "../../i18n/month-words"
import {useWords} from "../../i18n/use-words"
import {useOperator} from "../../site/use-operator"
import * as styles from "./party.module.css"
import {Travellers} from "./travellers"

const months = Array.from({length: 12}, (_, index) => index + 1)

type PartyProps = {
  /** What an option says of a month; by default its name. */
  nameOf?: (month: number) => string
}

/** Month and travellers, which every chat of the visit then carries. Hidden without scripts. */
export const Party = ({nameOf}: PartyProps) => {
  const t = useWords()
  const {productId} = useOperator()
  const {month} = useParty()
  return (
    <fieldset className={styles.party}>
      <legend className="visuallyHidden">{t("common:party.label")}</legend>
      <label className={styles.month}>
        {t("common:party.month")}
        <select
          value={month ?? ""}
          autoComplete="off"
          onChange={({target}) =>
            changeParty(productId, {month: target.value ? Number(target.value) : undefined})
          }
        >
          <option value="">{t("common:party.open")}</option>
          {months.map(number => (
            <option key={number} value={number}>
              {nameOf?.(number) ?? listedMonth(number, t)}
            </option>
          ))}
        </select>
      </label>
      <Travellers />
      <p className={styles.note}>{t("common:party.kept")}</p>
    </fieldset>
  )
}

/** The travellers alone, in the catalogue's filter, which asks for the month itself. */
export const PartyOfFilter = () => {
  const t = useWords()
  return (
    <fieldset className={`${styles.party} ${styles.inFilter}`}>
      <legend className="visuallyHidden">{t("common:party.travellers")}</legend>
      <Travellers />
      <p className={styles.note}>{t("common:party.added")}</p>
    </fieldset>
  )
}
