import {capital} from "../lib/text/capital"
import type {TFunction} from "./use-words"

/**
 * Name of a month, 1 to 12, in a sentence: "January", "enero". Pages take it from their words: Intl takes a
 * fast phone 15 ms for its first format, in the middle of hydration.
 */
export const monthWord = (month: number, t: TFunction): string => t(`common:month.${month as 1}`)

/** The same in a list: "January", "Enero". */
export const listedMonth = (month: number, t: TFunction): string => capital(monthWord(month, t))
