import {dayKey} from "../../../chat/kept-day"
import {OnDemand} from "../../../components/on-demand/on-demand"
import {Section} from "../../../components/section/section"
import type {Language} from "../../../i18n/languages"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {isStored} from "../../../lib/storage"
import {useIdentity} from "../../../site/use-identity"
import type {PreparedTrip} from "../trip-to-prepare"

type PrepareProps = {trips: readonly PreparedTrip[]}

/** Code and words of the preparation. */
const load = async (language: Language) => {
  const [{Preparation}, {default: words}] = await Promise.all([
    import("./preparation"),
    import(`../../../../locales/${language}/preparation.json`) as Promise<{default: object}>,
  ])
  return ({trips}: PrepareProps) => <Preparation trips={trips} words={words} />
}

/**
 * Entry to the preparation. It loads on demand, or if a day is stored for a trip. Hidden
 * without scripts.
 */
export const Prepare = ({trips}: PrepareProps) => {
  const t = useWords()
  const language = useLanguage()
  const {productId} = useIdentity()
  return (
    <div data-needs-script="" id="prepare">
      <Section title={t("prepare:title")} description={t("prepare:text")}>
        <OnDemand
          name="preparation"
          label={t("prepare:open")}
          load={() => load(language)}
          isDue={() => trips.some(({slug}) => isStored("localStorage", dayKey(productId, slug)))}
          given={{trips}}
        />
      </Section>
    </div>
  )
}
