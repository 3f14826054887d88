import {readFile} from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import {type ContentIssue, issueAt, type Sentence} from "./issue"
import {largestPicture} from "./schema/pieces"
import {imagesOf} from "./texts"

const pictureName = /\.(jpe?g|png|webp)$/i

/** In pixels: smaller pictures look soft on a large screen. The height is that of 16:9. */
const leastWidth = 1600
const leastHeight = 900
/** The longer side, in pixels, to which WhatsApp shrinks a photograph. */
const whatsappSide = 1600

const missing: Sentence = {
  en: "a JPEG, PNG or WebP picture at that place, inside the folder data",
  es: "una imagen JPEG, PNG o WebP en ese lugar, dentro de la carpeta data",
}

/** What to do with formats that the site refuses, by sharp's name of the format or its codec. */
const advice: Record<string, Sentence> = {
  hevc: {
    en: "a JPEG of this HEIC photograph; another name changes nothing. iPhone: save it to Files, hold it there, Quick Actions › Convert Image. Mac: right click, Quick Actions › Convert Image. Windows: open it in Photos, Save as, .jpg",
    es: "un JPEG de esta fotografía HEIC; cambiarle el nombre no sirve. iPhone: guárdala en Archivos, mantenla presionada, Acciones rápidas › Convertir imagen. Mac: clic derecho, Acciones rápidas › Convertir imagen. Windows: ábrela en Fotos, Guardar como, .jpg",
  },
  av1: {
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
}

const tooSmall = ({width, height}: {width: number; height: number}): Sentence => {
  const isOfWhatsapp = Math.max(width, height) === whatsappSide
  return {
    en: `a picture of at least ${leastWidth} × ${leastHeight} pixels, not ${width} × ${height}${isOfWhatsapp ? "; WhatsApp has made it smaller: have it sent as a document, or in HD" : ""}`,
    es: `una imagen de al menos ${leastWidth} × ${leastHeight} píxeles, no ${width} × ${height}${isOfWhatsapp ? "; WhatsApp la redujo: pide que la envíen como documento, o en HD" : ""}`,
  }
}

/** Format of a file, or the codec of one with several; sharp cannot read every HEIC. */
const formatOf = (bytes: Buffer, header: sharp.Metadata | undefined): string =>
  header?.compression ??
  header?.format ??
  (/^ftyp(hei|hev|mif1)/.test(bytes.toString("latin1", 4, 12)) ? "hevc" : "")

/** What is expected in the place of a picture, judged by its content; nothing of a sound one. */
const expectedAt = async (root: string, file: string): Promise<Sentence | undefined> => {
  if (!file.startsWith(path.join(root, "data") + path.sep)) return missing
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return missing
  if (bytes.length > largestPicture)
    return {
      en: `a file of at most ${largestPicture / 1e6} MB, not ${Math.ceil(bytes.length / 1e6)}`,
      es: `un archivo de máximo ${largestPicture / 1e6} MB, no ${Math.ceil(bytes.length / 1e6)}`,
    }
  const header = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  const format = formatOf(bytes, header)
  if (!header || !["jpeg", "png", "webp"].includes(format)) return advice[format] ?? missing
  const {width, height} = header.autoOrient
  if (width < leastWidth || height < leastHeight) return tooSmall({width, height})
  try {
    await sharp(bytes, {failOn: "error"}).resize(64).raw().toBuffer()
    if (header.hasAlpha && !(await sharp(bytes).stats()).isOpaque)
      return {
        en: "a picture that is nowhere transparent: put it on a colour, or save it as JPEG",
        es: "una imagen sin partes transparentes: ponla sobre un color o guárdala como JPEG",
      }
  } catch {
    return {
      en: "a whole picture, but it is cut off or damaged: export it, or copy it, once more",
      es: "una imagen completa, pero está incompleta o dañada: expórtala o cópiala otra vez",
    }
  }
  if (pictureName.test(file)) return undefined
  return {
    en: "an ending .jpg, .jpeg, .png or .webp: of the file’s name, and here",
    es: "una extensión .jpg, .jpeg, .png o .webp: en el nombre del archivo y aquí",
  }
}

export const checkImages = async (root: string, file: string, value: unknown) => {
  const issues: ContentIssue[] = []
  for (const {path: place, text} of imagesOf(value)) {
    const sentence = await expectedAt(root, path.resolve(root, path.dirname(file), text))
    if (sentence) issues.push(issueAt(file, place, text, sentence))
  }
  return issues
}
