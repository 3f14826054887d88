import {useState} from "react"
import {buttonClass} from "../../../components/button/button"
import {formatDay} from "../../../i18n/format"
import {localizedPath} from "../../../i18n/paths"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {attempt} from "../../../lib/attempt"
import {isInApp} from "../../../lib/in-app"
import {copyText, type Shared} from "../../../lib/share"
import {spellOut} from "../../../lib/text/markup"
import {useOperator} from "../../../site/use-operator"
import {calendarFile} from "../calendar-file"
import type {PlannedTrip} from "../load-trips"
import {isMissed, type ToldTask} from "../preparation"
import {printPage} from "../print-page"
import * as styles from "./preparation.module.css"

/** Milliseconds after which the browser has certainly read the file. */
const enough = 10_000

const download = (file: File) => {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement("a"), {href, download: file.name})
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(href), enough)
}

/**
 * Offers a file. In-app browsers ignore downloads, so it is shared there if possible.
 *
 * @returns `offered` where no browser tells whether it was saved, `failed` where it was surely not
 */
const offer = async (file: File): Promise<"shared" | "offered" | "failed"> => {
  if (!isInApp(navigator.userAgent)) {
    download(file)
    return "offered"
  }
  const data = {files: [file]}
  if (attempt(() => navigator.canShare(data)) !== true) return "failed"
  return navigator.share(data).then(
    () => "shared",
    () => "failed",
  )
}

type TakeAlongProps = {
  trip: PlannedTrip
  tasks: readonly ToldTask[]
}

/**
 * Calendar file and print. Browsers do not always tell whether these worked, in-app browsers least
 * of all; then an alternative is offered and nothing is counted.
 */
export const TakeAlong = ({trip, tasks}: TakeAlongProps) => {
  const t = useWords()
  const language = useLanguage()
  const {brand, productId} = useOperator()
  const [doubt, setDoubt] = useState<"file" | "print">()
  const [copied, setCopied] = useState<Shared>()
  const {slug, title} = trip
  const quiet = buttonClass({variant: "quiet"})

  const takeFile = async () => {
    const address = window.location.origin + localizedPath(language, `/experiences/${slug}/`)
    // Past days need no calendar entry.
    const entries = tasks
      .filter(task => !isMissed(task))
      .map(task => ({
        id: `${productId}-${slug}-${task.key}`,
        day: task.day,
        length: task.length,
        title: task.key === "departure" ? task.title : `${task.title} (${title})`,
        text: `${spellOut(task.text)}\n${t("preparation:calendarText", {address})}`,
        address,
        isBusy: task.key === "departure",
      }))
    const owner = window.location.hostname
    const text = calendarFile(entries, {owner, maker: brand, language, now: new Date()})
    const type = "text/calendar;charset=utf-8"
    const offered = await offer(new File([text], `${t("preparation:file", {slug})}.ics`, {type}))
    setDoubt(offered === "shared" ? undefined : "file")
  }
  const print = async () => {
    const isPrinting = await printPage()
    setDoubt(isPrinting ? undefined : "print")
  }
  const copy = async () => {
    const lines = tasks.map(
      task => `${formatDay(task.day, language)}: ${task.title}. ${spellOut(task.text)}`,
    )
    setCopied(await copyText([title, ...lines].join("\n")))
  }
  return (
    <>
      <div className={styles.actions}>
        <button type="button" className={buttonClass()} onClick={takeFile}>
          {t("preparation:calendar")}
        </button>
        <button type="button" className={quiet} onClick={print}>
          {t("preparation:print")}
        </button>
        {doubt && (
          <button type="button" className={quiet} onClick={copy}>
            {t("preparation:copy")}
          </button>
        )}
      </div>
      <div role="status" className={styles.doubt}>
        {doubt && <p>{t(`preparation:doubt.${doubt}`)}</p>}
        {copied && (
          <p>{t(copied === "failed" ? "preparation:copyFailed" : "preparation:copied")}</p>
        )}
      </div>
    </>
  )
}
