import type {MouseEvent} from "react"
import {create} from "zustand"
import {attempt} from "../lib/attempt"
import {followStorage} from "../lib/follow-storage"
import {type Consent, consentKey, storedConsent} from "./stored-consent"

type ConsentState = {
  /** The answer that counts; undefined before any. */
  consent?: Consent
  /** The button that asked for the question again. */
  opener?: HTMLElement
}

/** The visitor's answer: the one that is stored counts in every page at once. */
export const useConsent = create<ConsentState>(() => ({consent: storedConsent()}))

/** Whether the browser has kept the answer; where it does not, the answer holds for the visit. */
let isStored = true

/** Reads the answer anew: this tab itself may have removed it, of which no event tells. */
export const readConsent = (): void => {
  const consent = isStored ? storedConsent() : useConsent.getState().consent
  if (consent !== useConsent.getState().consent) useConsent.setState({consent})
}

followStorage(consentKey, readConsent)

export const hasAccepted = (): boolean => {
  readConsent()
  return useConsent.getState().consent === "accepted"
}

/** Stores the answer, which every page of the site then obeys. */
export const giveConsent = (consent: Consent): void => {
  attempt(() => localStorage.setItem(consentKey, consent))
  isStored = storedConsent() === consent
  useConsent.setState({consent})
}

/** Shows the question again, so that the answer can be changed. */
export const askConsent = ({currentTarget: opener}: MouseEvent<HTMLElement>): void =>
  useConsent.setState({opener})
