import type {Plugin} from "esbuild"
import {readFile} from "fs/promises"

/**
 * What the framework says where it would mislead staff, or has no Spanish, by its own keys. Where a
 * language is not given, its own words are right.
 */
const words: Record<string, {en?: string; es?: string}> = {
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
  replace_image: {es: "Reemplazar la imagen"},
  remove_image: {es: "Quitar la imagen"},
  file_unavailable: {es: "No disponible"},
  file_unavailable_description: {
    es: "No se pudo cargar este archivo. Puede que se haya movido o eliminado.",
  },
  list_item_options: {es: "Opciones del elemento"},
  show_errors: {es: "Mostrar los errores"},
  cannot_delete_referenced_assets: {
    es: "No se puede eliminar: los campos siguientes dejarían de ser válidos. Cambia antes esas entradas.",
  },
  "remote_change.reload_entry": {es: "Recargar la entrada"},
  "remote_change.confirm_reloading_entry": {
    es: "¿Recargar la entrada? Se pierde lo que no has guardado.",
  },
  "entry_sidebar.slug.title": {es: "Slug"},
  "entry_sidebar.slug.generated_on_save": {es: "El slug se forma del contenido al guardar."},
  "entry_sidebar.slug.unavailable": {es: "Esta entrada no tiene slug."},
  "save_conflict.title": {es: "Otra persona cambió esta entrada"},
  "save_conflict.modified_by": {
    es: "{$name} cambió esta entrada el {$date}, después de que la abriste.",
  },
  "save_conflict.modified": {es: "Esta entrada cambió después de que la abriste."},
  "save_conflict.deleted": {es: "Esta entrada se eliminó después de que la abriste."},
  "save_conflict.overwrite_warning": {es: "Si guardas ahora, se pierde ese otro cambio."},
  "save_conflict.recreate_warning": {es: "Si guardas ahora, la entrada se crea de nuevo."},
  "save_conflict.save_anyway": {es: "Guardar de todos modos"},
  "save_conflict.branch_moved": {
    es: "Alguien cambió el contenido mientras guardabas. Guarda otra vez.",
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

const given = (language: "en" | "es"): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, said]) => {
    const text = said[language]
    return text ? [[key, text]] : []
  })

/** English stands in the framework's script, as its file of English words has it. */
export const withOwnEnglish = (code: string, english: Tree): string => {
  const unknown = Object.keys(words).find(key => typeof at(english, key) !== "string")
  if (unknown) throw new Error(`The editor's framework does not say ${unknown}`)
  return given("en").reduce((changed, [key, text]) => {
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
      for (const [key, text] of given("es")) put(spanish, key, text)
      return {contents: JSON.stringify(spanish), loader: "json"}
    }),
}
