import type {StaffLanguage} from "../../gatsby/words/staff-languages"

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
    broken: (error: string) =>
      `The check itself broke (${error}). What you typed is still here: change the last thing back and save again. If that does not help, copy your texts and tell whoever looks after the site.`,
  },
  es: {
    heading: (count: number) =>
      count === 1
        ? "Todavía no se ha guardado. Falta corregir algo:"
        : `Todavía no se ha guardado. Falta corregir ${count} cosas:`,
    leap: (from: string, to: string) => `pasa de ${from} a ${to}, más de la mitad. ¿Es correcto?`,
    meant: "Sí, ese es el precio",
    broken: (error: string) =>
      `Falló la revisión misma (${error}). Lo que escribiste sigue aquí: deshaz el último cambio y guarda de nuevo. Si no ayuda, copia tus textos y avísale a quien cuida el sitio.`,
  },
} satisfies Record<StaffLanguage, object>
