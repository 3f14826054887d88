/** What was found, of a fault that a form can bring. */
export const found = {
  nothing: "nada",
  "an unknown key": "una clave desconocida",
  "a picture that is cut off or damaged": "una imagen incompleta o dañada",
  "the same picture": "la misma imagen",
  "a place outside the content": "un lugar fuera del contenido",
  "no entry {1}": "ningún elemento {1}",
  "no values": "ningún valor",
  "the values {1}": "los valores {1}",
  "the source and medium of {1}": "la fuente y el medio de {1}",
  "{1} a second time": "{1} por segunda vez",
  "{1}, as in {2}": "{1}, como en {2}",
  "{1}, the same picture": "{1}, la misma imagen",
  "{1}, an address of {2}": "{1}, una dirección de {2}",
  "{1}, which references use for something else": "{1}, que las referencias usan para otra cosa",
  "{1}, which does not exist": "{1}, que no existe",
  "{1}, which cannot be read": "{1}, que no se puede leer",
  "{1}, which is cut off or damaged": "{1}, que está incompleta o dañada",
  "{1}, which {2} has already": "{1}, que ya es de {2}",
  "{1}, which the font of sharing pictures lacks":
    "{1}, que la fuente de las imágenes para compartir no tiene",
  "{1} px wide": "{1} px de ancho",
  "{1} px high": "{1} px de alto",
  "{1}, a sound picture": "{1}, una imagen en buen estado",
}

/** What was expected instead; and what is told of a field's pattern. */
export const expected = {
  "a text": "un texto",
  "a number": "un número",
  "a whole number": "un número entero",
  "true or false": "verdadero o falso",
  "a list": "una lista",
  "an object { … }": "un objeto { … }",
  "8 to 15 digits, country code first, without +, spaces or dashes":
    "de 8 a 15 dígitos, con el código del país primero, sin +, espacios ni guiones",
  "0 percent or more": "0 por ciento o más",
  "100 percent or less": "100 por ciento o menos",
  "a number of percent": "un porcentaje",
  "a date such as 2026-11-23": "una fecha como 2026-11-23",
  'a month and day of the calendar, such as "06-15"':
    'un mes y un día del calendario, como "06-15"',
  "a whole number of degrees Celsius": "un número entero de grados Celsius",
  "a whole number of metres": "un número entero de metros",
  "a whole number of euros": "un número entero de euros",
  "a price of {1} euros or more: 1.450 is written 1450":
    "un precio de {1} euros o más: 1.450 se escribe 1450",
  "a whole number in digits, such as 1450 or 1.450":
    "un número entero en cifras, como 1450 o 1.450",
  "a number, such as 4.71": "un número, como 4.71",
  "an account name such as @name": "un nombre de cuenta como @nombre",
  "an e-mail address": "una dirección de correo electrónico",
  "an https:// address": "una dirección https://",
  "lower-case letters and digits, joined by dots, hyphens or underscores":
    "minúsculas y dígitos, unidos por puntos, guiones o guiones bajos",
  "lower-case letters only": "solo minúsculas",
  "lower-case letters, digits and single hyphens":
    "minúsculas, dígitos y guiones, sin dos guiones seguidos",
  "lower-case words joined by hyphens": "palabras en minúsculas unidas por guiones",
  "two or three capital letters": "dos o tres mayúsculas",
  "two to five capital letters": "de dos a cinco mayúsculas",
  "twelve months, January first": "doce meses, empezando por enero",
  "no more nights than days": "no más noches que días",
  "no lower than “low”": "un valor no menor que la mínima",
  "a picture (image) and its description (imageAlt), both or neither":
    "una imagen y su descripción, las dos o ninguna",
  'a list under "includes" or under "highlights"':
    "una lista en “Incluye” o en “Lugares destacados”",
  "the group of a stay of {1} day": "el grupo de una estadía de {1} día",
  "the group of a stay of {1} days": "el grupo de una estadía de {1} días",
  "{1}, the colour of the group {2}": "{1}, el color del grupo {2}",
  "a text that is not empty": "un texto que no esté vacío",
  "a text without blanks at its ends": "un texto sin espacios al comienzo ni al final",
  "plain words on one line, without < or >": "texto sin formato en una sola línea, sin < ni >",
  "visible characters: retype the text instead of pasting it":
    "caracteres visibles: escribe el texto de nuevo en vez de pegarlo",
  "no HTML: bold is written **like this**": "nada de HTML: la negrita se escribe **así**",
  "no Markdown but **bold**": "nada de Markdown, salvo la **negrita**",
  "** in pairs around the bold words": "** en pares alrededor de las palabras en negrita",
  "words between the two **": "palabras entre los dos **",
  "a text without { and }": "un texto sin { ni }",
  "{price}, which stands for the price": "{price}, que representa el precio",
  "{price}, or an amount that is no starting price, such as “about €15”":
    "{price}, o un monto que no sea un precio “desde”, como “unos 15 €”",
  "at least {1} characters": "al menos {1} caracteres",
  "at most {1} characters, which leave room for the brand":
    "como máximo {1} caracteres, para que quepa la marca",
  "at most {1} characters": "como máximo {1} caracteres",
  "at least {1} entries": "al menos {1} elementos",
  "at most {1} entries": "como máximo {1} elementos",
  "the same number of entries in {1} and {2}":
    "el mismo número de elementos en los dos idiomas ({1}, {2})",
  "at least {1}": "al menos {1}",
  "at most {1}": "como máximo {1}",
  "one of {1}": "uno de estos: {1}",
  "one entry for each of {1}": "un elemento para cada uno de estos: {1}",
  "only the keys of docs/content.md": "solo las claves de docs/content.md",
  "a text under each of {1}": "un texto en cada idioma: {1}",
  "the text for a number of the form “{1}”": "el texto para un número de la forma “{1}”",
  "a name that is used once": "un nombre que se use una sola vez",
  "words of its own": "un texto propio",
  "a slug of its own": "un slug propio",
  "a picture of its own": "una imagen propia",
  "a code of its own": "un código propio",
  "a code of its own, such as {1}": "un código propio, como {1}",
  "a code that is no language’s": "un código que no sea el de un idioma",
  "a source and medium that no other channel has":
    "una fuente y un medio que ningún otro canal tenga",
  "a slug that no trip has, and that one trip had":
    "un slug que ningún viaje tenga y que un solo viaje haya tenido",
  "{1}, the name of its folder": "{1}, el nombre de su carpeta",
  "the slug of an experience of the group {1}": "el slug de una experiencia del grupo {1}",
  "a region of the trip: {1}": "una región del viaje: {1}",
  "1, the first day": "1, el primer día",
  "{1}, the day after the entry before": "{1}, el día que sigue al elemento anterior",
  "{1}, the last day of the trip, in its last entry":
    "{1}, el último día del viaje, en el último elemento",
  "a day after {1}, or no “to” for one day":
    "un día después del {1}, o sin “Hasta” si es un solo día",
  "no days: the trip is shorter than {1} days": "ningún día: el viaje dura menos de {1} días",
  '"not-included" or "partly"': "“no incluye” o “incluye en parte”",
  '"included" or "partly"': "“incluye” o “incluye en parte”",
  "{1}, as {2} says “{3}”": "{1}, porque {2} dice “{3}”",
  "letters, digits and punctuation: no emoji, and – in place of an arrow":
    "letras, dígitos y puntuación: sin emojis, y – en lugar de una flecha",
  "a picture inside the folder data": "una imagen dentro de la carpeta data",
  'a relative path in letters, digits, dots, hyphens and underscores, such as "./banner.jpg"':
    'una ruta relativa con letras, dígitos, puntos, guiones y guiones bajos, como "./banner.jpg"',
  "a JPEG, PNG or WebP picture at that place": "una imagen JPEG, PNG o WebP en ese lugar",
  "a whole picture: export it, or copy it, once more":
    "una imagen completa: expórtala o cópiala otra vez",
  "an ending .jpg, .jpeg, .png or .webp: of the file’s name, and here":
    "una extensión .jpg, .jpeg, .png o .webp: en el nombre del archivo y aquí",
  "a picture of at most {1} megapixels; 2400 × 1350 px is best":
    "una imagen de {1} megapíxeles como máximo; lo mejor es 2400 × 1350 px",
  "a picture at least {1} px wide": "una imagen de al menos {1} px de ancho",
  "a picture at least {1} px high": "una imagen de al menos {1} px de alto",
  "a data file or a JPEG, PNG or WebP picture in data or locales, its name in letters, digits, dots and hyphens":
    "un archivo de datos o una imagen JPEG, PNG o WebP en data o locales, con un nombre de letras, dígitos, puntos y guiones",
}
