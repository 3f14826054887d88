import type {MouseEvent} from "react"
import {create} from "zustand"
import {attempt} from "../lib/attempt"
import {followStorage} from "../lib/follow-storage"
import {type Answer, answerKey, storedAnswer} from "./answer"

export type {Answer}

type Consent = {
  /** False on the server and during hydration. */
  isKnown: boolean
  /** The answer that counts; nothing before any. */
  answer?: Answer
  /** The button that asked for the question again. */
  opener?: HTMLElement
}

/** The visitor's answer: the one that is stored counts in every page at once. */
export const useConsent = create<Consent>(() => ({isKnown: false}))

if (typeof window !== "undefined") useConsent.setState({isKnown: true, answer: storedAnswer()})

/** How much of the window's lower edge the question covers, in pixels. */
export const useCoveredHeight = create<number>(() => 0)

/** Whether the browser has kept the answer; where it does not, the answer holds for the visit. */
let isStored = true

/** Reads the answer anew. It may also be gone by this tab's own doing, of which no event tells. */
export const readAnswer = (): void => {
  const answer = isStored ? storedAnswer() : useConsent.getState().answer
  if (answer !== useConsent.getState().answer) useConsent.setState({answer})
}

followStorage(answerKey, readAnswer)

export const hasAccepted = (): boolean => {
  readAnswer()
  return useConsent.getState().answer === "accepted"
}

/** Gives the answer, which every page of the site then obeys. */
export const answerConsent = (answer: Answer): void => {
  attempt(() => localStorage.setItem(answerKey, answer))
  isStored = storedAnswer() === answer
  useConsent.setState({answer})
}

/** Shows the question again, so that the answer can be changed. */
export const askConsent = ({currentTarget: opener}: MouseEvent<HTMLElement>): void =>
  useConsent.setState({opener})
