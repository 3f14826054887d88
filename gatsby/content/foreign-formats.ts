import type {Sentence} from "./issue"

/** What to do with a picture that no page can show as it is. */
const advice = {
  heic: {
    en: "a JPEG of this HEIC photograph; another name changes nothing. iPhone: save it to Files, hold it there, Quick Actions › Convert Image. Mac: right click, Quick Actions › Convert Image. Windows: open it in Photos, Save as, .jpg",
    es: "un JPEG de esta fotografía HEIC; cambiarle el nombre no sirve. iPhone: guárdala en Archivos, mantenla presionada, Acciones rápidas › Convertir imagen. Mac: clic derecho, Acciones rápidas › Convertir imagen. Windows: ábrela en Fotos, Guardar como, .jpg",
  },
  avif: {
    en: "a JPEG of this AVIF picture; another name changes nothing. Ask who took it for the original. Mac: open it in Preview, File › Export. Windows: open it in Paint, File › Save as",
    es: "un JPEG de esta imagen AVIF; cambiarle el nombre no sirve. Pide el original a quien la tomó. Mac: ábrela en Vista Previa, Archivo › Exportar. Windows: ábrela en Paint, Archivo › Guardar como",
  },
  tiff: {
    en: "a JPEG of this TIFF or raw photograph; another name changes nothing. Export it as JPEG in the program that scanned or developed it, or in Preview or Photos",
    es: "un JPEG de esta fotografía TIFF o RAW; cambiarle el nombre no sirve. Expórtala como JPEG en el programa que la escaneó o la reveló, o en Vista Previa o Fotos",
  },
  gif: {
    en: "the original that this GIF was made of, as JPEG or PNG: a GIF has no more than 256 colours",
    es: "el original del que se hizo este GIF, como JPEG o PNG: un GIF no tiene más de 256 colores",
  },
} satisfies Record<string, Sentence>

/** Number of bytes needed to identify a format. */
export const tellingBytes = 1024

/** By the brands of an ISO base media file (ISO/IEC 14496-12, 4.3). */
const adviceOfBoxes = (brands: string): Sentence | undefined => {
  if (/avi[fs]/.test(brands)) return advice.avif
  return /hei[cxms]|hev[cxms]|mif\d|msf1/.test(brands) ? advice.heic : undefined
}

/**
 * Identifies by its first bytes, regardless of its name, what no page can show as it is.
 *
 * @returns what is expected in its place; nothing of what is none of these formats
 */
export const foreignFormat = (start: Uint8Array): Sentence | undefined => {
  const text = String.fromCharCode(...start.slice(0, tellingBytes))
  if (text.slice(4, 8) === "ftyp") return adviceOfBoxes(text.slice(8, 64))
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return advice.tiff
  return text.startsWith("GIF8") ? advice.gif : undefined
}
