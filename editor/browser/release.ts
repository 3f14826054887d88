import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {type Release, releaseFile} from "../settings"

/** Milliseconds between two looks, and the number of looks: half an hour. */
const pause = 20_000
const looks = 90

/** Minutes that a build and its way to visitors take, as they are told before. */
const minutes = 10

const words = {
  en: {
    building: `Accepted. The site is being built: about ${minutes} minutes. You may close this page.`,
    public: "Published: the new release is here.",
    late: "Half an hour has passed without a new release. Your change is safe in the repository; most likely a build has failed. Whoever looks after the site sees the reason in the host’s list of builds.",
  },
  es: {
    building: `Aceptado. El sitio se está construyendo: unos ${minutes} minutos. Puedes cerrar esta página.`,
    public: "Publicado: la nueva versión ya está aquí.",
    late: "Pasó media hora sin una versión nueva. Tu cambio está a salvo en el repositorio; lo más probable es que haya fallado una construcción. Quien cuida el sitio ve el motivo en la lista de builds del host.",
  },
} satisfies Record<StaffLanguage, object>

const read = async (file: string): Promise<Release | undefined> => {
  const answer = await fetch(file, {cache: "no-store"}).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}

const wait = () => new Promise<void>(resolve => setTimeout(resolve, pause))

/** Counts the commits that are followed: only of the last one it is told. */
let followed = 0

/**
 * Tells what becomes of a commit to the site's branch: that the site is being built, and then that the release
 * with it is out, or that none has come. A host whose builds say nothing of their commit is told the first alone.
 *
 * @param tell - shows a sentence in the place of the one before
 */
export const followRelease = async (
  commit: Release,
  language: StaffLanguage,
  tell: (sentence: string) => void,
  folder = "./",
  waited: () => Promise<void> = wait,
): Promise<void> => {
  const {building, public: out, late} = words[language]
  followed += 1
  const turn = followed
  tell(building)
  if (!(await read(folder + releaseFile))) return
  for (let look = 0; look < looks; look += 1) {
    await waited()
    const release = await read(folder + releaseFile)
    if (turn !== followed) return
    // A later commit holds this one, too.
    const isLater = Date.parse(release?.date ?? "") > Date.parse(commit.date)
    if (release?.commit === commit.commit || isLater) return tell(out)
  }
  tell(late)
}
