import {folderTypes} from "../file-types"
import {expected, type Sentence} from "../issue"
import {type Experience, experienceFields} from "./experience"
import {graphql} from "./graphql"
import {groupRules} from "./groups"
import {shownPhotos} from "./photos"

/** Reports what is expected of the value at a path. */
type Report = (path: (string | number)[], sentence: Sentence) => void

type Rule = (trip: Experience, report: Report) => void

/** Shortest stay that may be told day by day. */
const shortestWithDays = 3

const lengthRule: Rule = ({group, color, length: {days, nights}}, report) => {
  const rules = groupRules[group]
  if (days < rules.minDays || days > rules.maxDays)
    report(["group"], {
      en: `the group of a stay of ${days} days`,
      es: `el grupo de una estadía de ${days} días`,
    })
  if (color !== rules.color)
    report(["color"], {
      en: `"${rules.color}", the colour of the group "${group}"`,
      es: `"${rules.color}", el color del grupo "${group}"`,
    })
  if (nights !== undefined && nights > days)
    report(["length", "nights"], {en: "no more nights than days", es: "no más noches que días"})
}

const listsRule: Rule = ({includes, highlights}, report) => {
  if (!includes && !highlights)
    report(["includes"], {
      en: "a list under “includes” or under “highlights”",
      es: "una lista en “Incluye” o en “Lugares destacados”",
    })
}

/** Days follow one another from the first to the last, each in a region of the trip. */
const daysRule: Rule = ({days, length, regions}, report) => {
  if (!days) return
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

/** A start or an end is a region or a place in words, and an open question has no answer yet. */
const factsRule: Rule = ({facts = {}, ask = [], length}, report) => {
  for (const name of ["start", "end"] as const) {
    const {region, place} = facts[name] ?? {}
    if (facts[name] && !region === !place)
      report(["facts", name], {
        en: "either a region or a place in words",
        es: "o una región o un lugar en palabras",
      })
  }
  for (const [index, name] of ask.entries())
    if (facts[name])
      report(["ask", index], {
        en: "no fact that “facts” answers already",
        es: "ningún dato que “facts” ya responda",
      })
  if (facts.duration && length.days > 1)
    report(["facts", "duration"], {
      en: `no length in hours: the trip takes ${length.days} days`,
      es: `ninguna duración en horas: el viaje toma ${length.days} días`,
    })
}

const photosRule: Rule = (trip, report) => {
  const last = {day: trip.length.days, stop: trip.stops?.items.length ?? 0}
  for (const [index, photo] of shownPhotos(trip).entries()) {
    if (!photo.credit)
      report(["photos", index, "credit"], {
        en: "who took it: here, or once for all photographs under “photoCredit”",
        es: "quién la tomó: aquí, o una vez para todas las fotografías en “Crédito de las fotografías”",
      })
    if (!photo.licence && !photo.source)
      report(["photos", index, "source"], {
        en: "its licence or its source: here, or once for all under “photoCredit”",
        es: "su licencia o su fuente: aquí, o una vez para todas en “Crédito de las fotografías”",
      })
    for (const part of ["day", "stop"] as const)
      if ((photo.place?.[part] ?? 0) > last[part])
        report(["photos", index, "place", part], {
          en: `at most ${last[part]}`,
          es: `como máximo ${last[part]}`,
        })
  }
}

const rules: readonly Rule[] = [lengthRule, listsRule, daysRule, factsRule, photosRule]

/** A trip's fields, and the rules across them. */
export const experienceSchema = experienceFields
  .superRefine((trip, context) => {
    for (const rule of rules)
      rule(trip, (path, sentence) =>
        context.addIssue({code: "custom", path, message: expected(sentence)}),
      )
  })
  .register(graphql, {
    type: folderTypes.experiences.type,
    about: "A guided experience or a multi-day package: one folder of data/experiences.",
  })
