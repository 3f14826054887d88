import type {StaffLanguage} from "../../../gatsby/words/staff-languages"

/** What the page of prices says. */
export const priceWords = {
  en: {
    loading: "Reading the prices …",
    save: "Save",
    publish: "Publish",
    discard: "Discard",
    noNumber: "Write a whole number of euros, such as 1450.",
    none: "No price was changed.",
    leap: (list: string) =>
      `These prices change by more than half. Is that what you mean?\n\n${list}`,
    refused: "Nothing was saved. What you typed is still here.",
    elsewhere: (list: string) =>
      `Somebody else has changed these prices meanwhile:\n${list}\nNothing was saved, and what you typed is still here. Press Save again to put yours in their place.`,
    here: (list: string) => `Saved in this folder; the site here shows it at once:\n${list}`,
    saved: (list: string) => `Saved:\n${list}\nIt is not public yet.`,
    waits: (title: string) =>
      `${title}\nThis waits for review and is not public yet. Publish it or discard it before you change further prices.`,
    overtaken: (title: string) =>
      `${title}\nSomebody else saved this meanwhile, and it waits for review. Yours was not saved and is still here as you typed it. Open this page in another tab, publish or discard that change, then press Save again.`,
    look: "See it on GitHub",
    sure: "Discard these prices? The ones before stay.",
    discarded: "Discarded. The prices are as they were.",
  },
  es: {
    loading: "Leyendo los precios…",
    save: "Guardar",
    publish: "Publicar",
    discard: "Descartar",
    noNumber: "Escribe un número entero de euros, por ejemplo 1450.",
    none: "No cambiaste ningún precio.",
    leap: (list: string) => `Estos precios cambian en más de la mitad. ¿Es correcto?\n\n${list}`,
    refused: "No se guardó nada. Lo que escribiste sigue aquí.",
    elsewhere: (list: string) =>
      `Otra persona cambió estos precios entretanto:\n${list}\nNo se guardó nada y lo que escribiste sigue aquí. Presiona Guardar otra vez para poner los tuyos.`,
    here: (list: string) =>
      `Guardado en esta carpeta; el sitio de aquí lo muestra enseguida:\n${list}`,
    saved: (list: string) => `Guardado:\n${list}\nTodavía no es público.`,
    waits: (title: string) =>
      `${title}\nEspera revisión y todavía no es público. Publícalo o descártalo antes de cambiar otros precios.`,
    overtaken: (title: string) =>
      `${title}\nOtra persona guardó esto entretanto y espera revisión. Lo tuyo no se guardó y sigue escrito aquí. Abre esta página en otra pestaña, publica o descarta ese cambio, y presiona Guardar otra vez.`,
    look: "Verlo en GitHub",
    sure: "¿Descartar estos precios? Quedan los anteriores.",
    discarded: "Descartado. Los precios quedan como estaban.",
  },
} satisfies Record<StaffLanguage, object>

export type PriceWords = (typeof priceWords)[StaffLanguage]
