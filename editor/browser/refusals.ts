import type {StaffLanguage} from "../../gatsby/words/staff-languages"

/** What GitHub answers a question with, as far as it says why it refuses. */
export type Answer = {
  status: number
  /** Its own words, in English. */
  said: string
}

/** What GitHub tells in an answer that it refuses, in either of its interfaces. */
export type Told = {errors?: readonly {message?: string}[]; message?: string}

/** Why the repository has refused, in its own words; undefined where it has not. */
export const reasonIn = ({errors, message}: Told, {ok, statusText}: Response): string | undefined =>
  errors?.[0]?.message ?? (ok ? undefined : (message ?? statusText))

type Why = "ended" | "forbidden" | "protected" | "wait" | "overtaken" | "missing" | "down"

/** The reason by GitHub's status and words; the first that fits. */
const reasons: readonly [Why, (answer: Answer) => boolean][] = [
  ["wait", ({status, said}) => status === 429 || /rate limit/i.test(said)],
  ["protected", ({said}) => /protected branch|rule violation|review is required/i.test(said)],
  ["ended", ({status}) => status === 401],
  ["forbidden", ({status, said}) => status === 403 || /not accessible|permission/i.test(said)],
  ["overtaken", ({status}) => status === 405 || status === 409],
  ["missing", ({status}) => status === 404],
  ["down", ({status}) => status >= 500],
]

const words: Record<StaffLanguage, Record<Why, string>> = {
  en: {
    ended:
      "Your sign-in has ended. Nothing was saved and what you typed is kept in this browser. Load this page again, sign in, and open the same entry: it offers what you typed.",
    forbidden:
      "Your account or token may read the content but not change it. Nothing was saved and what you typed is kept in this browser. Ask whoever looks after the site for the right to write (Contents and Pull requests: read and write), then save again.",
    protected:
      "The repository takes no change here without a review. Nothing was saved and what you typed is kept in this browser. Whoever looks after the site has to turn the review on in the editor (GATSBY_EDITOR_REVIEW empty), or to let you publish.",
    wait: "GitHub asks to wait: there were too many requests. Nothing is lost. Save again in a few minutes.",
    overtaken:
      "Somebody has changed the same lines since. Nothing was published and nothing is lost: the other change stands, and your draft is kept. Open the entry, compare, and save or discard your draft.",
    missing:
      "GitHub finds no such repository, branch or draft for you. Nothing was saved and what you typed is kept in this browser. Load this page again; if it stays so, ask whoever looks after the site whether your account may see the repository.",
    down: "GitHub does not answer as it should right now. Nothing is lost. Save again in a few minutes; www.githubstatus.com says more.",
  },
  es: {
    ended:
      "Tu sesión terminó. No se guardó nada y lo que escribiste sigue en este navegador. Recarga esta página, inicia sesión y abre la misma entrada: te ofrece lo que escribiste.",
    forbidden:
      "Tu cuenta o tu token puede leer el contenido, pero no cambiarlo. No se guardó nada y lo que escribiste sigue en este navegador. Pide a quien cuida el sitio el permiso de escritura (Contents y Pull requests: read and write) y guarda otra vez.",
    protected:
      "El repositorio no acepta aquí cambios sin revisión. No se guardó nada y lo que escribiste sigue en este navegador. Quien cuida el sitio debe activar la revisión en el editor (GATSBY_EDITOR_REVIEW vacío) o darte permiso de publicar.",
    wait: "GitHub pide esperar: hubo demasiadas solicitudes. No se perdió nada. Guarda otra vez en unos minutos.",
    overtaken:
      "Alguien cambió las mismas líneas entretanto. No se publicó ni se perdió nada: el otro cambio queda y tu borrador también. Abre la entrada, compara y guarda o descarta tu borrador.",
    missing:
      "GitHub no encuentra ese repositorio, rama o borrador para ti. No se guardó nada y lo que escribiste sigue en este navegador. Recarga esta página; si sigue igual, pregunta a quien cuida el sitio si tu cuenta puede ver el repositorio.",
    down: "GitHub no responde bien en este momento. No se perdió nada. Guarda otra vez en unos minutos; www.githubstatus.com dice más.",
  },
}

/**
 * Says why GitHub has refused, what is kept and what to do, with GitHub's own words behind it.
 *
 * @returns GitHub's words alone where none of the reasons fits
 */
export const tellRefusal = (answer: Answer, language: StaffLanguage): string => {
  const [why] = reasons.find(([, fits]) => fits(answer)) ?? []
  if (!why) return answer.said
  return answer.said ? `${words[language][why]} (GitHub: ${answer.said})` : words[language][why]
}
