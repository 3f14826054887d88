import {useId, useState} from "react"
import {partyLimits} from "../../chat/party"
import {changeParty, useParty} from "../../chat/use-party"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import {NumberField} from "./number-field"
import * as styles from "./party.module.css"

const numbers = ["adults", "children"] as const

/** Numbers of travellers, for a fieldset: they are kept for the visit, and every chat carries them. */
export const Travellers = () => {
  const t = useWords()
  const noteId = useId()
  const {productId} = useIdentity()
  const party = useParty()
  const [wrong, setWrong] = useState<Partial<Record<(typeof numbers)[number], boolean>>>({})
  return (
    <>
      {numbers.map(part => (
        <NumberField
          key={part}
          part={part}
          label={t(`common:party.${part}`)}
          value={party[part]}
          fault={wrong[part] ? noteId : undefined}
          onNumber={number => changeParty(productId, {[part]: number})}
          onJudged={isWrong => setWrong(before => ({...before, [part]: isWrong}))}
        />
      ))}
      {/* Always rendered, so that screen readers announce changes. */}
      <div role="status" id={noteId} className={styles.note}>
        {numbers.map(
          part =>
            wrong[part] && (
              <p key={part}>
                {t("common:party.limits", {
                  field: t(`common:party.${part}`),
                  least: partyLimits[part].least,
                  most: partyLimits[part].most,
                })}
              </p>
            ),
        )}
      </div>
    </>
  )
}
