import {keysBy} from "./keys-by"
import {makeUse, type Use} from "./use"

const inScripts = /^(?:api|javascript\.builtins(?:\.Intl)?)\.(.+)$/

/** The parts of a key of the scripts' kinds after its kind: "Element", "focus" and so on. */
const partsOf = (key: string) => inScripts.exec(key)?.[1]?.split(".") ?? []

/** Keys by the name of a global: interfaces, built-in objects, functions, members of the window. */
const globals = keysBy(key => {
  const [first = "", second, ...rest] = partsOf(key)
  if (!second) return [first]
  return first === "Window" && rest.length === 0 ? [second] : []
})

/** Keys by the name of a member, of whatever object. */
const members = keysBy(key => {
  const [owner, name, ...rest] = partsOf(key)
  if (!name || rest.length > 0 || name === owner || name.endsWith("_event")) return []
  return [name.replace(/_static$/, "")]
})

/** Keys by the name of an event. */
const events = keysBy(key => {
  const [, name = "", ...rest] = partsOf(key)
  return name.endsWith("_event") && rest.length === 0 ? [name.replace(/_event$/, "")] : []
})

const optionName = (parts: readonly string[]) => {
  const [before = "", last = ""] = parts.slice(-2)
  const [, name] = /^(?:[a-z]+_)?(\w+)_(?:parameter|option)$/i.exec(last) ?? []
  return name ?? (before.endsWith("options_parameter") ? last : undefined)
}

/** Keys of options by function and name, as "focus preventScroll". */
const options = keysBy(key => {
  const parts = partsOf(key)
  const name = optionName(parts)
  return name ? parts.slice(0, -1).map(part => `${part.replace(/_static$/, "")} ${name}`) : []
})

/** Interfaces of the objects that every script has; a built-in object is its own. */
const interfaces: Record<string, string> = {
  navigator: "Navigator",
  document: "Document",
  history: "History",
  location: "Location",
  performance: "Performance",
  crypto: "Crypto",
}

/** What has globals for its members. */
const isWindow = (owner: string) => /^(window|self|globalThis|Intl)$/.test(owner)

/** A name that nothing in its script declares. */
export const globalUse = (name: string): Use => makeUse(name, ...(globals.get(name) ?? []))

/** An event that is listened for. */
export const eventUse = (name: string): Use => makeUse(`${name} event`, ...(events.get(name) ?? []))

/** Whether browsers know an event of this name. */
export const isEvent = (name: string): boolean => events.has(name)

/** An option that a function is given in an object. */
export const optionUse = (called: string, name: string): Use =>
  makeUse(`${called}({${name}})`, ...(options.get(`${called} ${name}`) ?? []))

/**
 * A member of an object; `onclick` is an event.
 *
 * @param owner - the object by its name, such as "navigator" or "Promise"; without one, or with one
 *   that the data does not know, all members of that name are meant
 */
export const memberUse = (name: string, owner: string): Use => {
  if (/^on[a-z]/.test(name) && isEvent(name.slice(2))) return eventUse(name.slice(2))
  if (isWindow(owner) && globals.has(name)) return globalUse(name)
  const keys = members.get(name.replace(/^__(\w+)__$/, "$1")) ?? []
  const own = keys.filter(key => partsOf(key)[0] === (interfaces[owner] ?? owner))
  return own.length > 0
    ? makeUse(`${owner}.${name}`, ...own)
    : {...makeUse(`.${name}`, ...keys), member: name}
}
