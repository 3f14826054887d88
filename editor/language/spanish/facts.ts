import words from "../../../locales/es/build.json"
import {labelOf} from "../../configuration/label-of"

/** What facts are called in the form, as fields and as choices: the words of the site itself. */
export const factLabels = Object.fromEntries(
  Object.entries(words.fact.label).flatMap(([name, label]) => [
    [labelOf(name), label],
    [name, label],
  ]),
)

/** Names and hints of the fields of facts, prices, advice and ways to travel. */
export const factFields = {
  Facts: "Datos",
  Hours: "Horas",
  Sense: "Exactitud",
  Level: "Nivel",
  "Up to": "Hasta",
  Why: "Por qué",
  "Boat step": "Paso a la lancha",
  Licence: "Licencia",
  "Steps at": "Dónde están los escalones",
  "Altitude at": "Dónde está el punto más alto",
  "Longest walk": "Caminata más larga",
  Mud: "Barro",
  Heat: "Calor",
  Fewest: "Mínimo",
  Most: "Máximo",
  "Is private": "Privado",
  Languages: "Idiomas",
  Language: "Idioma",
  Breakfasts: "Desayunos",
  Lunches: "Almuerzos",
  Dinners: "Cenas",
  Ask: "Por confirmar",
  Advice: "Recomendaciones de viaje",
  Area: "Zona",
  Child: "Niños",
  Deposit: "Anticipo",
  More: "Aumento",
  Pesos: "Pesos colombianos",
  Prices: "Precios",
  Rate: "Tasa de cambio",
  Seasons: "Temporadas",
  "Single room": "Habitación individual",
  Size: "Tamaño del grupo",
  Sizes: "Por número de viajeros",
  "Valid until": "Válidos hasta",
  By: "Cómo",
  Ways: "Medios",
  Way: "Medio",
  Travel: "Trayecto",
  "Hours, in steps of half an hour.": "Horas, de media en media.",
  "exact, about or over.": "Exacta, cerca de o más de.",
  "A part of the country; of a trip with days, that of its day.":
    "Una parte del país; en un viaje con días, la de ese día.",
  "A place in words instead.": "Si no es una región: un lugar en palabras.",
  "The hardest, where one can choose.": "El nivel más alto, si se puede elegir.",
  "One sentence that says why.": "Una frase que diga por qué.",
  "Steps to climb; 0 if there are none.": "Escalones que se suben; 0 si no hay.",
  "Step down into a boat, in centimetres; 0 if there are no boats.":
    "Paso para bajar a una lancha, en centímetros; 0 si no hay lanchas.",
  "Longest walk, in kilometres; 0 if there are no walks.":
    "Caminata más larga, en kilómetros; 0 si no hay caminatas.",
  "Usual heat, in degrees Celsius.": "Calor usual, en grados Celsius.",
  "Highest point, in metres.": "Punto más alto, en metros.",
  "Where the steps are.": "Dónde están los escalones.",
  "Where the highest point is.": "Dónde está el punto más alto.",
  "Whether a group of one's own is possible.": "Si se puede ir en grupo privado.",
  "What else is known of the guide.": "Qué más se sabe del guía.",
  "Such as cabins; no name that is not certain.":
    "Por ejemplo, cabañas; ningún nombre que no sea seguro.",
  "Facts that nobody has settled: the page offers to ask them.":
    "Datos que nadie ha confirmado: la página invita a preguntarlos.",
  "What is known of the trip; each is left out where it has no sense.":
    "Lo que se sabe del viaje; lo que no aplica se deja vacío.",
  "What it costs by season and number of travellers.":
    "Cuánto cuesta según la temporada y el número de viajeros.",
  "Last day on which they hold, as YYYY-MM-DD; later the page says “on request”.":
    "Último día en que valen, como AAAA-MM-DD; después la página dice “a consultar”.",
  "Parts of the year that cost more.": "Partes del año que cuestan más.",
  "Last day, as MM-DD; a season may run over New Year.":
    "Último día, como MM-DD; una temporada puede pasar el Año Nuevo.",
  "In a few words: whale season.": "En pocas palabras: temporada de ballenas.",
  "What it shows in part of the year only, though it is offered all year.":
    "Lo que muestra solo en una parte del año, aunque se ofrece todo el año.",
  "Euros that each traveller pays more in it.": "Euros de más que paga cada viajero.",
  "What one pays by the number of travellers.": "Cuánto se paga según el número de viajeros.",
  "Fewest travellers.": "Mínimo de viajeros.",
  "Most travellers; unset in the last entry for any number.":
    "Máximo de viajeros; vacío en el último para cualquier número.",
  "Euros for each traveller.": "Euros por viajero.",
  "Euros more for a room of one's own.": "Euros de más por una habitación individual.",
  "Oldest age, in years.": "Edad máxima, en años.",
  "Euros for a child, whatever the size of the group.":
    "Euros por niño, sin importar el tamaño del grupo.",
  "Part that is paid first, in percent.": "La parte que se paga primero, en porcentaje.",
  "Prices then also stand in Colombian pesos, rounded to thousands.":
    "Los precios aparecen también en pesos colombianos, redondeados a miles.",
  "Colombian pesos for a euro.": "Pesos colombianos por un euro.",
  "Day of that rate, as YYYY-MM-DD.": "Día de esa tasa, como AAAA-MM-DD.",
  "The part of the country that the advice is about.": "La parte del país de la que tratan.",
  "Links to the advice, and what follows from it.":
    "Enlaces a las recomendaciones y lo que se sigue de ellas.",
  "That foreign ministries advise against travel to parts of the region.":
    "Que otros países desaconsejan viajar a partes de la región.",
  "How one gets there, on a day that begins elsewhere; hours as far as they are known.":
    "Cómo se llega, en un día que empieza en otro lugar; las horas, si se saben.",
  "About how many hours; unset where nobody says.": "Cerca de cuántas horas; vacío si no se sabe.",
  "At most how many hours, where that varies.": "Como máximo cuántas horas, si varía.",
  "Where it begins; unset for the region of the day before.":
    "Dónde empieza; vacío si es la región del día anterior.",
  "Where it ends; unset for the region of the day.":
    "Dónde termina; vacío si es la región del día.",
  "By what; of several, you confirm one. Unset where it is open.":
    "En qué se viaja; si hay varios, se confirma uno. Vacío si no se sabe.",
}
