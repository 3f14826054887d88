import {type ForeignFormats, foreignFormats} from "../../../gatsby/content/foreign-formats"

const inSpanish: ForeignFormats = {
  heic: {
    is: "una fotografía HEIC, como las toman los iPhone y algunos otros teléfonos",
    mend: "un JPEG de ella; cambiarle el nombre no sirve. iPhone: guárdala en Archivos, mantenla presionada, Acciones rápidas › Convertir imagen. Mac: clic derecho, Acciones rápidas › Convertir imagen. Windows: ábrela en Fotos, Guardar como, .jpg. Samsung: en los ajustes de Galería activa la conversión de HEIC al compartir, y compártela. Para las próximas: iPhone, Configuración (o Ajustes) › Cámara › Formatos › Más compatible; Samsung, ajustes de la cámara, imágenes de alta eficiencia desactivadas",
  },
  avif: {
    is: "una imagen AVIF, como las tienen los sitios web y las toman algunos teléfonos",
    mend: "un JPEG de ella; cambiarle el nombre no sirve. Pide el original a quien la tomó. Mac: ábrela en Vista Previa, Archivo › Exportar. Windows: ábrela en Paint, Archivo › Guardar como. Teléfono: elige JPEG en los ajustes de la cámara y tómala de nuevo",
  },
  tiff: {
    is: "una fotografía TIFF o sin procesar (RAW), como las escriben escáneres y cámaras",
    mend: "un JPEG de ella; cambiarle el nombre no sirve. Expórtala como JPEG en el programa que la escaneó o la reveló. Mac: ábrela en Vista Previa, Archivo › Exportar. Windows: ábrela en Fotos, Guardar como, .jpg. Un teléfono que escribe DNG: desactiva ProRAW o RAW en los ajustes de la cámara",
  },
  gif: {
    is: "un GIF, que no tiene más de 256 colores",
    mend: "el original del que se hizo, como JPEG o PNG; cambiarle el nombre no sirve. Si no lo hay: Mac, ábrelo en Vista Previa, Archivo › Exportar, PNG; Windows, ábrelo en Paint, Archivo › Guardar como, PNG",
  },
  pdf: {
    is: "un documento PDF",
    mend: "la imagen que contiene, como JPEG o PNG: pídela a quien hizo el documento. Mac: ábrelo en Vista Previa, Archivo › Exportar, JPEG, 300 píxeles por pulgada. En otros equipos: el programa que lo hizo, exportar como imagen",
  },
  svg: {
    is: "un dibujo SVG",
    mend: "un PNG del dibujo, exportado con al menos 2400 px de ancho por el programa que lo dibujó",
  },
  bmp: {
    is: "una imagen BMP",
    mend: "un JPEG o PNG de ella; cambiarle el nombre no sirve. Windows: ábrela en Paint, Archivo › Guardar como. Mac: ábrela en Vista Previa, Archivo › Exportar",
  },
  jxl: {
    is: "una imagen JPEG XL, como las escriben algunas cámaras nuevas",
    mend: "un JPEG de ella; cambiarle el nombre no sirve. Expórtala como JPEG en el equipo o el programa que la hizo. Mac: ábrela en Vista Previa, Archivo › Exportar",
  },
  video: {
    is: "un video",
    mend: "una fotografía, como JPEG. De una Live Photo toma la imagen y deja el video: en Fotos, Compartir, sin Live",
  },
}

/** What is told of files that are no JPEG, PNG or WebP. */
export const foreignFormatsInSpanish: Record<string, string> = Object.fromEntries(
  Object.entries(inSpanish).flatMap(([name, {is, mend}]) => {
    const english = foreignFormats[name as keyof ForeignFormats]
    return [
      [`{1}, ${english.is}`, `{1}, ${is}`],
      [english.mend, mend],
    ]
  }),
)
