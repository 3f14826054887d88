const jsonFile = "a JSON file in UTF-8"
const picture = "a JPEG, PNG or WebP picture at that place"
const wholePicture = "a whole picture: export it, or copy it, once more"

const broken = <Expected extends string>(expected: Expected) => ["broken JSON", expected] as const

/** The same of files: JSON that cannot be read, pictures, and the words of the interface. */
export const filesInEnglish = {
  "no-file": ["no such file", jsonFile],
  unreadable: ["an unreadable file ($message)", jsonFile],
  stray: [
    "a file that no page reads",
    "no such file: remove it, or put it outside data and locales",
  ],
  outside: [
    "a place outside the content",
    "a data file or a JPEG, PNG or WebP picture in data or locales, its name in letters, digits, dots and hyphens",
  ],
  "byte-order-mark": [
    "an invisible sign, the byte-order mark",
    "a file without it: save it as “UTF-8”, not as “UTF-8 with BOM”",
  ],
  "key-twice": ["the key $key a second time", "each key once"],
  "empty-file": ["an empty file", "a value"],
  "broken-json": broken("valid JSON"),
  InvalidSymbol: broken("a JSON value (texts in double quotes)"),
  UnexpectedEndOfNumber: broken("a number such as 1400 or 4.5"),
  PropertyNameExpected: broken("a name in double quotes"),
  ValueExpected: broken("a value"),
  ColonExpected: broken("a colon"),
  CommaExpected: broken("a comma"),
  CloseBraceExpected: broken("a closing }"),
  CloseBracketExpected: broken("a closing ]"),
  EndOfFileExpected: broken("the end of the file"),
  InvalidCommentToken: broken("no comment"),
  UnexpectedEndOfComment: broken("no comment"),
  UnexpectedEndOfString: broken("a closing double quote"),
  InvalidEscapeCharacter: broken("no \\, or two of them"),
  InvalidUnicode: broken("four digits after \\u"),
  InvalidCharacter: broken("no control character in a text"),

  "word-missing": "a text, as in $model",
  "word-form": "the text for a number of the form “$form”",
  "word-language": "a text under each of $list",
  "word-unused": ["a text that nothing uses", "no such key, in any language"],
  "word-unknown": ["a key that no locale file has", "the key in $namespace.json of every language"],
  "word-computed": [
    "a computed key",
    "a list of what it can be, in gatsby/content/computed-keys.ts",
  ],
  "values-missing": ["no values", "the values $expected, as in $model"],
  "values-needless": ["the values $found", "no values, as in $model"],
  "values-other": ["the values $found", "the values $expected, as in $model"],
  "signs-not-drawn": [
    "$found, which the font of sharing pictures lacks",
    "letters, digits and punctuation: no emoji, and – in place of an arrow",
  ],

  "picture-path":
    'a relative path in letters, digits, dots, hyphens and underscores, such as "./banner.jpg"',
  "picture-and-alt": "a picture (image) and its description (imageAlt), both or neither",
  "picture-outside": "a picture inside the folder data",
  "picture-missing": ["$image, which does not exist", picture],
  "picture-unreadable": ["$image, which cannot be read", picture],
  "picture-damaged": ["$image, which is cut off or damaged", wholePicture],
  "new-picture-damaged": ["a picture that is cut off or damaged", wholePicture],
  "picture-ending": [
    "$image, a sound picture",
    "an ending .jpg, .jpeg, .png or .webp: of the file’s name, and here",
  ],
  "picture-large": [
    "[$image, ]$width × $height px",
    "a picture of at most $most megapixels; 2400 × 1350 px is best",
  ],
  "picture-narrow": ["[$image, ]$width px wide", "a picture at least $least px wide"],
  "picture-low": ["[$image, ]$height px high", "a picture at least $least px high"],
  "picture-twice": ["[$image, ]the same photograph as $field", "each photograph once"],
  "photo-path": 'a file in the trip’s own folder, such as "./salsa.jpg"',
  "photo-place": "either a day or a stop",
  "photo-credit": "who took it: here, or once for all photographs under “photoCredit”",
  "photo-right": "its licence or its source: here, or once for all under “photoCredit”",
  "no-photo": [
    "$found, which is no photograph of a trip",
    'a trip and the file of a photograph of its “photos”, such as "cali/salsa.jpg"[; there are $list]',
  ],
  "picture-taken": ["[$image, ]the same picture, as in $file", "a picture of its own"],

  heic: [
    "[$image, ]a HEIC photograph, as iPhones and some other telephones take them",
    "a JPEG of it; another name changes nothing. iPhone: save it to Files, hold it there, Quick Actions › Convert Image. Mac: right click, Quick Actions › Convert Image. Windows: open it in Photos, Save as, .jpg. Samsung: Gallery settings, Convert HEIC when sharing, then share it. For new ones: iPhone, Settings › Camera › Formats › Most Compatible; Samsung, camera settings, High efficiency pictures off",
  ],
  avif: [
    "[$image, ]an AVIF picture, as websites have them and some telephones take them",
    "a JPEG of it; another name changes nothing. Ask who took it for the original. Mac: open it in Preview, File › Export. Windows: open it in Paint, File › Save as. Telephone: choose JPEG in the camera’s settings and take it anew",
  ],
  tiff: [
    "[$image, ]a TIFF or raw photograph, as scanners and cameras write them",
    "a JPEG of it; another name changes nothing. Export it as JPEG in the program that scanned or developed it. Mac: open it in Preview, File › Export. Windows: open it in Photos, Save as, .jpg. A telephone that writes DNG: switch ProRAW or RAW off in the camera’s settings",
  ],
  gif: [
    "[$image, ]a GIF, which has no more than 256 colours",
    "the original that it was made of, as JPEG or PNG; another name changes nothing. Where there is none: Mac, open it in Preview, File › Export, PNG; Windows, open it in Paint, File › Save as, PNG",
  ],
  pdf: [
    "[$image, ]a PDF document",
    "the picture in it, as JPEG or PNG: ask who made the document for it. Mac: open it in Preview, File › Export, JPEG, 300 pixels an inch. Elsewhere: the program that made it, Export as picture",
  ],
  svg: [
    "[$image, ]an SVG drawing",
    "a PNG of it, exported at least 2400 px wide by the program that drew it",
  ],
  bmp: [
    "[$image, ]a BMP picture",
    "a JPEG or PNG of it; another name changes nothing. Windows: open it in Paint, File › Save as. Mac: open it in Preview, File › Export",
  ],
  jxl: [
    "[$image, ]a JPEG XL picture, as some newer cameras write them",
    "a JPEG of it; another name changes nothing. Export it as JPEG on the device or in the program that made it. Mac: open it in Preview, File › Export",
  ],
  video: [
    "[$image, ]a video",
    "a photograph, as JPEG. Of a Live Photo take the picture and leave the video: in Photos, Share, Live off",
  ],
} as const
