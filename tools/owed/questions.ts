import type {Language} from "../../src/i18n/languages"

type Question = Record<Language, string>

/** What to ask the operator on the telephone, by the field that waits for the answer. */
const questions: Record<string, Question> = {
  priceBasis: {
    en: "Is the price that the site shows for one person or for the whole group?",
    es: "¿El precio que muestra el sitio es por persona o para todo el grupo?",
  },
  "covers.lodging": {
    en: "Does the price cover the accommodation?",
    es: "¿El precio cubre el alojamiento?",
  },
  "covers.meals": {en: "Does the price cover the meals?", es: "¿El precio cubre las comidas?"},
  "covers.flights": {
    en: "Does the price cover the flights within Colombia?",
    es: "¿El precio cubre los vuelos dentro de Colombia?",
  },
  "covers.transfers": {
    en: "Does the price cover the rides between airport, accommodation and sights?",
    es: "¿El precio cubre los traslados entre aeropuerto, alojamiento y lugares?",
  },
  "covers.guide": {en: "Does the price cover a guide?", es: "¿El precio cubre un guía?"},
  "covers.entrances": {
    en: "Does the price cover the entrance fees?",
    es: "¿El precio cubre las entradas?",
  },
  "covers.insurance": {
    en: "Does the price cover medical assistance during the trip?",
    es: "¿El precio cubre la asistencia médica durante el viaje?",
  },
  "facts.duration": {en: "How many hours does it take?", es: "¿Cuántas horas dura?"},
  "facts.start": {en: "Where does the trip start?", es: "¿Dónde empieza el viaje?"},
  "facts.end": {en: "Where does the trip end?", es: "¿Dónde termina el viaje?"},
  "facts.startTime": {en: "At what time does it start?", es: "¿A qué hora empieza?"},
  "facts.group": {
    en: "How many travellers at least and at most, and is a private trip possible?",
    es: "¿Cuántos viajeros como mínimo y como máximo, y se puede hacer en privado?",
  },
  "facts.guideLanguages": {
    en: "Which languages does the guide speak?",
    es: "¿Qué idiomas habla el guía?",
  },
  "facts.effort": {en: "How hard is it, and why?", es: "¿Qué tan exigente es, y por qué?"},
  "facts.minimumAge": {en: "From what age?", es: "¿Desde qué edad?"},
  "facts.access": {
    en: "What does it ask of the body: steps, mud, boats, the longest walk, heat?",
    es: "¿Qué le pide al cuerpo: escalones, barro, lanchas, la caminata más larga, calor?",
  },
  "facts.accommodation": {
    en: "What kind of accommodation, and for how many nights?",
    es: "¿Qué tipo de alojamiento, y cuántas noches?",
  },
  "facts.mealsIncluded": {
    en: "How many breakfasts, lunches and dinners are included?",
    es: "¿Cuántos desayunos, almuerzos y cenas están incluidos?",
  },
}

/** The question for a field; one that has none yet is asked by its name. */
export const questionOf = (field: string): Question =>
  questions[field] ?? {en: `What is “${field}”?`, es: `¿Cuál es el valor de “${field}”?`}
