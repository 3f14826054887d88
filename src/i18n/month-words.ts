import {capital} from "../lib/text/capital"
import type {TFunction} from "./use-words"

/**
 * Name of a month in a sentence: "January", "enero". Pages take it from their words: Intl takes a fast phone
 * 15 ms for its first format, in the middle of hydration.
 *
 * @param month - 1 to 12
 */
export const monthWord = (month: number, t: TFunction): string => t(`common:month.${month as 1}`)

/**
 * Name of a month in a list: "January", "Enero".
 *
 * @param month - 1 to 12
 */
export const listedMonth = (month: number, t: TFunction): string => capital(monthWord(month, t))
