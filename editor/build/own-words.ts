import type {Plugin} from "esbuild"
import {readFile} from "fs/promises"
import {frameworkWords} from "../language/spanish/framework"

/** What the framework says where it would mislead staff, by its own keys. */
const words: Record<string, {en: string; es: string}> = {
  "saving_entry.error.description": {
    en: "Nothing has changed in the files, and what you typed is still here. This is why:",
    es: "Nada cambió en los archivos, y lo que escribiste sigue aquí. Este es el motivo:",
  },
  deleting_entry_failed: {
    en: "Nothing was deleted. Open the entry and choose Delete in its menu: a message says why.",
    es: "No se eliminó nada. Abre la entrada y elige Eliminar en su menú: un mensaje dice por qué.",
  },
  entry_parse_errors: {
    en: "A file is broken, most likely edited by hand, and stands in no list until it is mended. “npm run check” names the file and the line.",
    es: "Hay un archivo dañado, seguramente editado a mano, que no aparece en ninguna lista mientras no se corrija. “npm run check” dice cuál es y en qué línea.",
  },
}

// biome-ignore lint/suspicious/noExplicitAny: words in objects of any depth
type Tree = any

const at = (tree: Tree, key: string): unknown =>
  key.split(".").reduce((branch, part) => branch?.[part], tree)

const put = (tree: Tree, key: string, text: string) => {
  const parts = key.split(".")
  const last = parts.pop() ?? ""
  const branch = parts.reduce((inner, part) => (inner[part] ??= {}), tree)
  branch[last] = text
}

/** English stands in the framework's script, as its file of English words has it. */
export const withOwnEnglish = (code: string, english: Tree): string => {
  const unknown = [...Object.keys(words), ...Object.keys(frameworkWords)].find(
    key => typeof at(english, key) !== "string",
  )
  if (unknown) throw new Error(`The editor's framework does not say ${unknown}`)
  return Object.entries(words).reduce((changed, [key, {en: text}]) => {
    const original = `\`${at(english, key)}\``
    if (!changed.includes(original)) throw new Error(`The editor's framework does not say ${key}`)
    return changed.replaceAll(original, () => `\`${text}\``)
  }, code)
}

/** Spanish is a file of its own. */
export const ownSpanish: Plugin = {
  name: "own-spanish",
  setup: ({onLoad}) =>
    onLoad({filter: /@sveltia\/cms\/locales\/es-[A-Z]+\.json$/}, async ({path: file}) => {
      const spanish = JSON.parse(await readFile(file, "utf8"))
      for (const [key, text] of Object.entries(frameworkWords)) put(spanish, key, text)
      for (const [key, {es}] of Object.entries(words)) put(spanish, key, es)
      return {contents: JSON.stringify(spanish), loader: "json"}
    }),
}
