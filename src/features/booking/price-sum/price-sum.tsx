import {useEffect} from "react"
import {sumLine} from "../../../chat/party-state"
import {useParty} from "../../../chat/use-party"
import {formatPesos, formatPrice} from "../../../i18n/format"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {useIdentity} from "../../../site/use-identity"
import * as styles from "./price-sum.module.css"
import {type Range, sumUp} from "./sum-up"

/** What the trip comes to for month and travellers, part by part; booking chats say it, too. */
export const PriceSum = ({experience}: {experience: Queries.ExperiencePartyFragment}) => {
  const t = useWords()
  const language = useLanguage()
  const {pesos} = useIdentity()
  const sum = sumUp(experience, useParty())
  const told = ({least, most}: Range, write = (euros: number) => formatPrice(euros, language)) =>
    least === most
      ? write(least)
      : t("experience:sum.range", {least: write(least), most: write(most)})
  const isKnown = sum !== undefined && sum !== "ask"
  const parts = isKnown
    ? sum.parts.map(({who, count, each}) => t(`experience:sum.${who}`, {count, price: told(each)}))
    : []
  const line = isKnown
    ? t("experience:sum.chat", {parts: parts.join(" + "), total: told(sum.total)})
    : ""
  useEffect(() => {
    sumLine.set(line)
    return () => sumLine.set("")
  }, [line])
  if (!sum) return null
  if (sum === "ask") return <p>{t("experience:sum.ask")}</p>
  const {total, isChildOpen} = sum
  const percent = experience.prices?.deposit
  const share = (euros: number) => Math.round((euros * (percent ?? 0)) / 100)
  const inPesos = (euros: number) => formatPesos(euros, pesos?.rate ?? 0, language)
  return (
    <div className={styles.sum}>
      <p>
        <strong>{t("experience:sum.total", {total: told(total)})}</strong>
      </p>
      <ul>
        {parts.map(part => (
          <li key={part}>{part}</li>
        ))}
        {isChildOpen && <li>{t("experience:sum.openChildren")}</li>}
        {pesos && <li>{t("experience:sum.pesos", {amount: told(total, inPesos)})}</li>}
        {percent && (
          <li>
            {t("experience:sum.deposit", {
              percent,
              amount: told({least: share(total.least), most: share(total.most)}),
            })}
          </li>
        )}
      </ul>
      <p>{t("experience:sum.final")}</p>
    </div>
  )
}
