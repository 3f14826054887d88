import type {ConsentChoice} from "./consent/consent"
import type {ConsentSignals} from "./data-layer"

/** What the container may do before an answer: nothing. */
export const deniedSignals: ConsentSignals = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}

/**
 * What the container may do after an answer. The banner asks to count visits, so accepting grants
 * only that. Advertising needs a question and a policy that mention it.
 */
export const signalsFor: Record<ConsentChoice, ConsentSignals> = {
  accepted: {...deniedSignals, analytics_storage: "granted"},
  rejected: deniedSignals,
}
