import type {z} from "zod"
import {expected, expects, type Sentence} from "../issue"
import {type Experience, experienceFields} from "./experience-fields"
import {noMeals} from "./facts"
import {meta} from "./meta"

export type {Experience}

const reporterOf = (context: z.RefinementCtx) => (path: (string | number)[], sentence: Sentence) =>
  context.addIssue({code: "custom", path, message: expected(sentence)})

const shortestWithDays = 3

/** Days follow one another from the first to the last, each in a region of the trip. */
const checkDays = ({days, length, regions}: Experience, context: z.RefinementCtx) => {
  if (!days) return
  const report = reporterOf(context)
  const {items} = days
  if (length.days < shortestWithDays)
    return report(["days", "items"], {
      en: `no days: the trip is shorter than ${shortestWithDays} days`,
      es: `ningún día: el viaje dura menos de ${shortestWithDays} días`,
    })
  let next = 1
  for (const [index, {from, to, region, travel}] of items.entries()) {
    const path = ["days", "items", index]
    const isSame = index === 0 || items[index - 1]?.region === region
    if (from !== next)
      report([...path, "from"], {
        en: `${next}, the day after the entry before`,
        es: `${next}, el día que sigue al elemento anterior`,
      })
    if (to !== undefined && to <= from)
      report([...path, "to"], {
        en: `a day after ${from}, or no “to” for one day`,
        es: `un día después del ${from}, o sin “Hasta” si es un solo día`,
      })
    if (!regions.includes(region))
      report([...path, "region"], {
        en: `a region of the trip: ${regions.join(", ")}`,
        es: `una región del viaje: ${regions.join(", ")}`,
      })
    if (travel && isSame && !(travel.from && travel.to))
      report([...path, "travel"], {
        en: "“from” and “to”: the day begins in its own region",
        es: "“desde” y “hasta”: el día empieza en su propia región",
      })
    next = (to ?? from) + 1
  }
  if (next - 1 !== length.days)
    report(["days", "items", items.length - 1], {
      en: `the last day of the trip, ${length.days}, in the last entry`,
      es: `el último día del viaje, ${length.days}, en el último elemento`,
    })
}

const checkOpen = (
  {facts = {}, ask = [], open = []}: Experience,
  context: z.RefinementCtx,
): void => {
  for (const [field, names] of Object.entries({ask, open}))
    for (const [index, name] of names.entries())
      if (facts[name] || (field === "open" && ask.includes(name)))
        reporterOf(context)([field, index], {
          en: "no fact that “facts” answers already, or “ask” names",
          es: "ningún dato que “Datos” ya responda o que esté en “Por confirmar”",
        })
}

export const experienceSchema = experienceFields
  .refine(({includes, highlights}) => includes || highlights, {
    path: ["includes"],
    ...expects({
      en: "a list under “includes” or under “highlights”",
      es: "una lista en “Incluye” o en “Lugares destacados”",
    }),
  })
  .refine(({facts, covers}) => !(facts?.mealsIncluded && covers?.meals === "not-included"), {
    path: ["facts", "mealsIncluded"],
    ...expects(noMeals),
  })
  .refine(({facts, length}) => !facts?.duration || length.days === 1, {
    path: ["facts", "duration"],
    ...expects({
      en: "no length in hours: the trip takes several days",
      es: "ninguna duración en horas: el viaje toma varios días",
    }),
  })
  .superRefine(checkDays)
  .superRefine(checkOpen)
  .register(meta, {
    type: "Experience",
    about: "A guided experience or a multi-day package: one folder of data/experiences.",
  })
