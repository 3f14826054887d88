import type {Sentence} from "../../../gatsby/content/fault"
import type {filesInEnglish} from "../../../gatsby/content/sentences/english-files"

const jsonFile = "un archivo JSON en UTF-8"
const picture = "una imagen JPEG, PNG o WebP en ese lugar"
const wholePicture = "una imagen completa: expórtala o cópiala otra vez"

const broken = (expected: string): Sentence => ["un JSON dañado", expected]

/** The same of files: JSON that cannot be read, pictures, and the words of the interface. */
export const filesInSpanish: Record<keyof typeof filesInEnglish, Sentence> = {
  "no-file": ["ningún archivo", jsonFile],
  unreadable: ["un archivo que no se puede leer ($message)", jsonFile],
  stray: [
    "un archivo que ninguna página lee",
    "que no esté ahí: quítalo o ponlo fuera de data y locales",
  ],
  outside: [
    "un lugar fuera del contenido",
    "un archivo de datos o una imagen JPEG, PNG o WebP en data o locales, con un nombre de letras, dígitos, puntos y guiones",
  ],
  "byte-order-mark": [
    "un signo invisible, la marca de orden de bytes",
    "un archivo sin ella: guárdalo como “UTF-8”, no como “UTF-8 con BOM”",
  ],
  "key-twice": ["la clave $key por segunda vez", "cada clave una sola vez"],
  "empty-file": ["un archivo vacío", "un valor"],
  "broken-json": broken("un JSON válido"),
  InvalidSymbol: broken("un valor de JSON (los textos van entre comillas dobles)"),
  UnexpectedEndOfNumber: broken("un número como 1400 o 4.5"),
  PropertyNameExpected: broken("un nombre entre comillas dobles"),
  ValueExpected: broken("un valor"),
  ColonExpected: broken("dos puntos"),
  CommaExpected: broken("una coma"),
  CloseBraceExpected: broken("un } de cierre"),
  CloseBracketExpected: broken("un ] de cierre"),
  EndOfFileExpected: broken("el final del archivo"),
  InvalidCommentToken: broken("ningún comentario"),
  UnexpectedEndOfComment: broken("ningún comentario"),
  UnexpectedEndOfString: broken("unas comillas dobles de cierre"),
  InvalidEscapeCharacter: broken("ningún \\, o dos"),
  InvalidUnicode: broken("cuatro dígitos después de \\u"),
  InvalidCharacter: broken("ningún carácter de control en un texto"),

  "word-missing": "un texto, como en $model",
  "word-form": "el texto para un número de la forma “$form”",
  "word-language": "un texto en cada idioma: $list",
  "word-unused": ["un texto que nada usa", "que esa clave no esté en ningún idioma"],
  "word-unknown": [
    "una clave que ningún archivo de textos tiene",
    "la clave en $namespace.json de cada idioma",
  ],
  "word-computed": [
    "una clave calculada",
    "una lista de lo que puede ser, en gatsby/content/computed-keys.ts",
  ],
  "values-missing": ["ningún valor", "los valores $expected, como en $model"],
  "values-needless": ["los valores $found", "ningún valor, como en $model"],
  "values-other": ["los valores $found", "los valores $expected, como en $model"],
  "signs-not-drawn": [
    "$found, que la fuente de las imágenes para compartir no tiene",
    "letras, dígitos y puntuación: sin emojis, y – en lugar de una flecha",
  ],

  "picture-path":
    'una ruta relativa con letras, dígitos, puntos, guiones y guiones bajos, como "./banner.jpg"',
  "picture-and-alt": "una imagen y su descripción, las dos o ninguna",
  "picture-outside": "una imagen dentro de la carpeta data",
  "picture-missing": ["$image, que no existe", picture],
  "picture-unreadable": ["$image, que no se puede leer", picture],
  "picture-damaged": ["$image, que está incompleta o dañada", wholePicture],
  "new-picture-damaged": ["una imagen incompleta o dañada", wholePicture],
  "picture-ending": [
    "$image, una imagen en buen estado",
    "una extensión .jpg, .jpeg, .png o .webp: en el nombre del archivo y aquí",
  ],
  "picture-large": [
    "[$image, ]$width × $height px",
    "una imagen de $most megapíxeles como máximo; lo mejor es 2400 × 1350 px",
  ],
  "picture-narrow": ["[$image, ]$width px de ancho", "una imagen de al menos $least px de ancho"],
  "picture-low": ["[$image, ]$height px de alto", "una imagen de al menos $least px de alto"],
  "picture-twice": ["[$image, ]la misma fotografía que $field", "cada fotografía una sola vez"],
  "photo-path": 'un archivo en la carpeta del propio viaje, como "./salsa.jpg"',
  "photo-place": "un día o una parada, no ambos",
  "photo-credit":
    "quién la tomó: aquí, o una vez para todas las fotografías en “Crédito de las fotografías”",
  "photo-right":
    "su licencia o su fuente: aquí, o una vez para todas en “Crédito de las fotografías”",
  "no-photo": [
    "$found, que no es fotografía de ningún viaje",
    'un viaje y el archivo de una de sus fotografías, como "cali/salsa.jpg"[; hay $list]',
  ],
  "picture-taken": ["[$image, ]la misma imagen, como en $file", "una imagen propia"],

  heic: [
    "[$image, ]una fotografía HEIC, como las toman los iPhone y algunos otros teléfonos",
    "un JPEG de ella; cambiarle el nombre no sirve. iPhone: guárdala en Archivos, mantenla presionada, Acciones rápidas › Convertir imagen. Mac: clic derecho, Acciones rápidas › Convertir imagen. Windows: ábrela en Fotos, Guardar como, .jpg. Samsung: en los ajustes de Galería activa la conversión de HEIC al compartir, y compártela. Para las próximas: iPhone, Configuración (o Ajustes) › Cámara › Formatos › Más compatible; Samsung, ajustes de la cámara, imágenes de alta eficiencia desactivadas",
  ],
  avif: [
    "[$image, ]una imagen AVIF, como las tienen los sitios web y las toman algunos teléfonos",
    "un JPEG de ella; cambiarle el nombre no sirve. Pide el original a quien la tomó. Mac: ábrela en Vista Previa, Archivo › Exportar. Windows: ábrela en Paint, Archivo › Guardar como. Teléfono: elige JPEG en los ajustes de la cámara y tómala de nuevo",
  ],
  tiff: [
    "[$image, ]una fotografía TIFF o sin procesar (RAW), como las escriben escáneres y cámaras",
    "un JPEG de ella; cambiarle el nombre no sirve. Expórtala como JPEG en el programa que la escaneó o la reveló. Mac: ábrela en Vista Previa, Archivo › Exportar. Windows: ábrela en Fotos, Guardar como, .jpg. Un teléfono que escribe DNG: desactiva ProRAW o RAW en los ajustes de la cámara",
  ],
  gif: [
    "[$image, ]un GIF, que no tiene más de 256 colores",
    "el original del que se hizo, como JPEG o PNG; cambiarle el nombre no sirve. Si no lo hay: Mac, ábrelo en Vista Previa, Archivo › Exportar, PNG; Windows, ábrelo en Paint, Archivo › Guardar como, PNG",
  ],
  pdf: [
    "[$image, ]un documento PDF",
    "la imagen que contiene, como JPEG o PNG: pídela a quien hizo el documento. Mac: ábrelo en Vista Previa, Archivo › Exportar, JPEG, 300 píxeles por pulgada. En otros equipos: el programa que lo hizo, exportar como imagen",
  ],
  svg: [
    "[$image, ]un dibujo SVG",
    "un PNG del dibujo, exportado con al menos 2400 px de ancho por el programa que lo dibujó",
  ],
  bmp: [
    "[$image, ]una imagen BMP",
    "un JPEG o PNG de ella; cambiarle el nombre no sirve. Windows: ábrela en Paint, Archivo › Guardar como. Mac: ábrela en Vista Previa, Archivo › Exportar",
  ],
  jxl: [
    "[$image, ]una imagen JPEG XL, como las escriben algunas cámaras nuevas",
    "un JPEG de ella; cambiarle el nombre no sirve. Expórtala como JPEG en el equipo o el programa que la hizo. Mac: ábrela en Vista Previa, Archivo › Exportar",
  ],
  video: [
    "[$image, ]un video",
    "una fotografía, como JPEG. De una Live Photo toma la imagen y deja el video: en Fotos, Compartir, sin Live",
  ],
}
