import {formatPrice} from "../../../src/i18n/format"
import type {Language} from "../../../src/i18n/languages"
import type {Words} from "../../../src/i18n/use-words"

/** What is paid on the spot, as far as facts tell it; the amount is in euros. */
export type FactFee = {name: Record<Language, string>; euros?: number; mayBeCovered?: boolean}

type Speech = {language: Language; t: Words}

/** Tells about how much a fee is, where that is known: “about €15”. */
export const tellAmount = ({euros}: FactFee, {language, t}: Speech) =>
  euros ? t("build:about", {price: formatPrice(euros, language)}) : undefined

/** Tells a fee in one line: “Tax: about €15”, or that the price may cover it. */
export const tellFee = (fee: FactFee, speech: Speech): string => {
  const name = fee.name[speech.language]
  const amount = tellAmount(fee, speech)
  if (!fee.mayBeCovered) return amount ? `${name}: ${amount}` : name
  return speech.t("build:fee.open", {fee: amount ? `${name}, ${amount}` : name})
}
