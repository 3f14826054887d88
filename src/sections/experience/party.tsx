import {graphql} from "gatsby"
import {isInSeason} from "../../filter/season"
import {formatMonth} from "../../i18n/format"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {partyLimits} from "../../planner/party"
import {useParty} from "../../planner/use-party"
import * as styles from "./party.module.css"

export const fragment = graphql`
  fragment ExperienceParty on Experience {
    season {
      from
      to
      label(language: $language)
    }
  }
`

const months = Array.from({length: 12}, (_, index) => index + 1)

/**
 * Month and travellers, which the booking links then carry. A month out of the season says so and
 * can be picked all the same. Without scripts the fields are not there and the links stand as they
 * are.
 */
export const Party = ({season}: Queries.ExperiencePartyFragment) => {
  const t = useWords()
  const language = useLanguage()
  const {party, change} = useParty()
  const {month} = party
  const toNumber = (text: string) => (text ? Number(text) : undefined)
  const isAway = (number: number) => !isInSeason(number, season)
  return (
    <fieldset className={styles.party}>
      <legend className="visuallyHidden">{t("experience:party.label")}</legend>
      <label className={styles.month}>
        {t("experience:party.month")}
        <select
          value={month ?? ""}
          autoComplete="off"
          onChange={event => change({month: toNumber(event.target.value)})}
        >
          <option value="">{t("experience:party.open")}</option>
          {months.map(number => (
            <option key={number} value={number}>
              {isAway(number)
                ? t("experience:party.outside", {month: formatMonth(number, language)})
                : formatMonth(number, language)}
            </option>
          ))}
        </select>
      </label>
      {(["adults", "children"] as const).map(part => (
        <label key={part}>
          {t(`experience:party.${part}`)}
          <input
            type="number"
            inputMode="numeric"
            min={partyLimits[part].least}
            max={partyLimits[part].most}
            value={party[part] ?? ""}
            autoComplete="off"
            onChange={event => change({[part]: toNumber(event.target.value)})}
          />
        </label>
      ))}
      {/* Always there, so that a reader hears what comes into it. */}
      <p role="status" className={styles.note}>
        {month && isAway(month) && season && t("experience:party.note", {season: season.label})}
      </p>
    </fieldset>
  )
}
