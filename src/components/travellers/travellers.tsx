import {useState} from "react"
import {useChat, useChatDate, useChatExtras} from "../../chat/use-chat"
import {capitalMonth} from "../../i18n/format"
import {useWords} from "../../i18n/use-words"
import {monthsOfYear} from "../../lib/days"
import {
  agesOf,
  changeFields,
  chooseMonth,
  limits,
  useFields,
  useTravellers,
} from "../../visitor/store"
import {CheckedField, NumberField, SelectField} from "../field/field"
import {Icon} from "../icon/icon"
import * as styles from "./travellers.module.css"

/**
 * Month, travellers and the children's ages, which every chat of the page then carries. Needs scripts.
 *
 * @param slug - the trip that the date is for, if it is one alone
 */
export const Travellers = ({slug}: {slug?: string}) => {
  const t = useWords()
  const {month} = useChatDate(slug)
  const {ages = ""} = useFields()
  const {children} = useTravellers()
  return (
    <fieldset className={styles.travellers}>
      <legend className="visuallyHidden">{t("common:travellers.label")}</legend>
      <SelectField
        className={styles.wide}
        label={t("common:travellers.month")}
        options={[
          {key: "", label: t("common:travellers.open")},
          ...monthsOfYear.map(key => ({key, label: capitalMonth(key, t)})),
        ]}
        name="tripMonth"
        value={month ?? ""}
        autoComplete="off"
        onChange={({target}) => {
          chooseMonth(target.value, slug)
          useChatExtras.setState({month: undefined})
        }}
      />
      {(["adults", "children"] as const).map(name => (
        <NumberField
          key={name}
          name={name}
          label={t(`common:travellers.${name}`)}
          advice={t("common:travellers.larger")}
        />
      ))}
      {children ? (
        <div className={styles.wide}>
          <CheckedField
            type="text"
            name="ages"
            maxLength={200}
            label={t("common:travellers.ages")}
            value={ages}
            isWrong={ages.trim() !== "" && !agesOf(ages, children)}
            note={t("common:travellers.eachAge", limits.age)}
            onText={text => changeFields({ages: text})}
          />
        </div>
      ) : null}
      <p className="quiet">{t("common:travellers.added")}</p>
    </fieldset>
  )
}

/** Month and travellers behind a button that says them, so that what stands around stays short. */
export const TravellersDisclosure = () => {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const {choicesText, subject} = useChat()
  return (
    <div className="stack" data-needs-script="">
      <button
        type="button"
        className={`button outline ${styles.disclosure}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{choicesText.replace(/\.$/, "") || t("common:travellers.label")}</span>
        <Icon name="chevron" />
      </button>
      {isOpen && <Travellers slug={subject.slug} />}
    </div>
  )
}
