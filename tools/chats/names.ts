/**
 * A word as it is compared: without accents, capitals, and signs that nobody sees, its blanks plain ones.
 */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toLowerCase()

/** What else a column may be called: in Spanish by spreadsheets, and by Google Analytics in Spanish. */
const others: Record<string, readonly string[]> = {
  date: ["fecha", "dia"],
  reference: ["referencia", "ref", "ref."],
  booked: ["reservado", "reservada", "reserva", "reservo"],
  "event name": ["nombre del evento", "nombre de evento"],
  "page path and screen class": [
    "ruta de la pagina y clase de la pantalla",
    "ruta de pagina y clase de pantalla",
    "ruta de acceso de la pagina y clase de pantalla",
    "ruta de acceso a la pagina y clase de pantalla",
  ],
  "session source": ["fuente de la sesion", "origen de la sesion", "fuente de sesion"],
  "session medium": ["medio de la sesion", "medio de sesion"],
  "event count": [
    "numero de eventos",
    "recuento de eventos",
    "cantidad de eventos",
    "conteo de eventos",
    "total de eventos",
  ],
  "year month": ["ano y mes", "ano mes", "mes del ano", "ano/mes"],
  year: ["ano"],
  month: ["mes"],
}

/** Every name of a column, as {@link plain} has it. */
export const namesOf = (column: string): string[] => [
  plain(column),
  ...(others[plain(column)] ?? []),
]
