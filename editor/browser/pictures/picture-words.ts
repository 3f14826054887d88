import type {StaffLanguage} from "../../../gatsby/words/staff-languages"

/** Words of the fields for pictures. */
export const pictureWords = {
  en: {
    point: "Point at what must stay visible, or move it by the arrow keys.",
    x: "From left to right",
    y: "From top to bottom",
    middle: "Keep the middle",
    noPicture: "Choose the picture first.",
    choose: "Choose photographs",
    number: (number: number, total: number) => `Photograph ${number} of ${total}`,
    earlier: "Earlier",
    later: "Later",
    remove: "Remove",
    peopleOfAll: "The same for every photograph that does not say",
  },
  es: {
    point: "Señala lo que debe seguir a la vista, o muévelo con las flechas del teclado.",
    x: "De izquierda a derecha",
    y: "De arriba abajo",
    middle: "Dejar el centro",
    noPicture: "Elige primero la imagen.",
    choose: "Elegir fotografías",
    number: (number: number, total: number) => `Fotografía ${number} de ${total}`,
    earlier: "Antes",
    later: "Después",
    remove: "Quitar",
    peopleOfAll: "Lo mismo para todas las fotografías que no lo dicen",
  },
} satisfies Record<StaffLanguage, object>
