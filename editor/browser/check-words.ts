import type {Language} from "../../src/i18n/languages"

/** Words of the list of faults. */
export const checkWords = {
  en: {
    heading: (count: number) =>
      count === 1
        ? "This is not saved yet. One thing has to be mended:"
        : `This is not saved yet. ${count} things have to be mended:`,
    leap: (from: string, to: string) =>
      `changes from ${from} to ${to}, by more than half. Is that what you mean?`,
    meant: "Yes, that is the price",
  },
  es: {
    heading: (count: number) =>
      count === 1
        ? "Todavía no se ha guardado. Falta corregir algo:"
        : `Todavía no se ha guardado. Falta corregir ${count} cosas:`,
    leap: (from: string, to: string) => `pasa de ${from} a ${to}, más de la mitad. ¿Es correcto?`,
    meant: "Sí, ese es el precio",
  },
} satisfies Record<Language, object>
