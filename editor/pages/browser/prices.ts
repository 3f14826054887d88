import {toStaffLanguage} from "../../../gatsby/words/staff-languages"
import {formatPrice} from "../../../src/i18n/format"
import {make} from "../../browser/make"
import {followRelease} from "../../browser/release"
import {readNumber} from "../../configuration/form-values"
import {tellFaultAtField, tellFaults} from "../../configuration/tell-fault"
import {type EditorSettings, type Release, settingsFile} from "../../settings"
import {plannedCommit} from "./planned-commit"
import {headlineOf, isLeap, type PriceChange, pricedTrips} from "./price-changes"
import {buttonOf, showForm} from "./price-form"
import {priceWords} from "./price-words"
import {Refused, repositoryOf, type Waiting} from "./repository"

/** The editor's folder, from a page beside it. */
const folder = "../../"

/** Branch of prices that wait for review. */
const ownBranch = "prices"

const isData = (path: string) => /^data\/.*\.json$/.test(path)

const place = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

/**
 * Lists all trips with one number each. One press saves what was changed as one commit: on the site's branch, or
 * where changes are reviewed as a pull request of its own that can be published from here.
 */
export const startPrices = async (): Promise<void> => {
  const language = toStaffLanguage(document.documentElement.lang)
  const words = priceWords[language]
  const tell = (text: string) => place("told").replaceChildren(text)
  const answer = await fetch(folder + settingsFile(language), {cache: "no-store"})
  const settings = (await answer.json()) as EditorSettings
  const {branch = "main"} = settings.config.backend
  const isReviewed = settings.config.publish_mode === "editorial_workflow"
  const repository = repositoryOf(settings, language)
  const shown = (price: number) => formatPrice(price, language)
  const listOf = (changes: readonly PriceChange[]) =>
    changes.map(({title, price, to}) => `${title}: ${shown(price)} → ${shown(to)}`).join("\n")

  const readAll = async () => {
    const head = await repository.headOf(branch)
    return {head, texts: await repository.read(head, isData)}
  }

  /** Says in place of an error what it is about; other errors are this page's own. */
  const telling = (act: () => Promise<void>) => async () => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      tell(error.message)
    }
  }

  const follow = (commit: Release, said: string) =>
    followRelease(commit, language, sentence => tell(`${said}\n${sentence}`), folder)

  const showWaiting = ({number, title, url}: Waiting) => {
    const publish = telling(async () => {
      const commit = await repository.publish(number, ownBranch)
      await start()
      void follow(commit, title)
    })
    const discard = telling(async () => {
      if (!window.confirm(words.sure)) return
      await repository.discard(number, ownBranch)
      await start()
      tell(words.discarded)
    })
    const buttons = [buttonOf(words.publish, publish), buttonOf(words.discard, discard, "quiet")]
    place("prices").replaceChildren(
      make("a", {href: url}, words.look),
      make("div", {className: "save"}, ...buttons),
    )
    tell(words.waits(title))
  }

  const start = async (): Promise<void> => {
    tell(words.loading)
    const waiting = isReviewed ? await repository.waiting(ownBranch) : undefined
    if (waiting) return showWaiting(waiting)
    const loaded = await readAll()
    let known = pricedTrips(loaded.texts, language)
    tell("")
    const afterChanges = (changes: readonly PriceChange[]) =>
      known.map(trip => ({
        ...trip,
        price: changes.find(({file}) => file === trip.file)?.to ?? trip.price,
      }))

    const save = async (typed: ReadonlyMap<string, string>) => {
      const wanted = known.map(trip => ({
        ...trip,
        to: readNumber("digits", typed.get(trip.file) ?? ""),
      }))
      const unread = wanted.filter(({to}) => to === undefined)
      form.tellFaults(new Map(unread.map(({file}) => [file, words.noNumber])))
      if (unread.length > 0) return tell(words.refused)
      const changes = (wanted as PriceChange[]).filter(({price, to}) => price !== to)
      if (changes.length === 0) return tell(words.none)
      const leaps = changes.filter(isLeap)
      if (leaps.length > 0 && !window.confirm(words.leap(listOf(leaps)))) return tell(words.refused)
      const {head, texts} = await readAll()
      const now = new Map(pricedTrips(texts, language).map(trip => [trip.file, trip.price]))
      const moved = changes
        .filter(({file, price}) => now.get(file) !== price)
        .map(trip => ({...trip, to: now.get(trip.file) ?? trip.price}))
      if (moved.length > 0) {
        known = afterChanges(moved)
        return tell(words.elsewhere(listOf(moved)))
      }
      const {files, faults} = await plannedCommit(changes, texts, settings)
      if (faults.length > 0) {
        const own = faults.filter(fault => files.has(fault.place.file))
        form.tellFaults(
          new Map(own.map(fault => [fault.place.file, tellFaultAtField(fault, language)])),
        )
        return tell(`${words.refused}\n${tellFaults(faults, language)}`)
      }
      const headline = headlineOf(changes)
      if (isReviewed) {
        // Whoever saved since this form was shown would lose it with the branch.
        const theirs = await repository.waiting(ownBranch)
        if (theirs) return tell(words.overtaken(theirs.title))
        await repository.branchOff(ownBranch, head)
        await repository.commit(ownBranch, head, files, headline)
        await repository.propose(ownBranch, branch, headline, listOf(changes))
        return start()
      }
      const made = await repository.commit(branch, head, files, headline)
      known = afterChanges(changes)
      if (settings.token) return tell(words.here(listOf(changes)))
      void follow(made, words.saved(listOf(changes)))
    }
    const form = showForm(place("prices"), known, words, typed => telling(() => save(typed))())
  }

  await telling(start)()
}
