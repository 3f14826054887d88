import {
  markAddressLanguage,
  resolveAddressLanguage,
  resolveHomeLanguage,
  storeAddressLanguage,
} from "../early-language"
import {languages} from "../languages"

export type Visit = {
  /** Or its parts, as no browser would give them. */
  address: string | Pick<Location, "pathname" | "search" | "hash">
  cookie?: string
  stored?: string | null
  browser?: string[] | null
  storageFails?: boolean
  protocol?: string
  isGated?: boolean
}

/** Visits an address in a fake window that records what scripts do. */
export const visit = ({
  address,
  cookie = "",
  stored,
  browser = ["en"],
  storageFails,
  protocol,
  isGated,
}: Visit) => {
  const url = typeof address === "string" ? new URL(address, "https://www.example.com") : address
  const waits: [() => void, number][] = []
  const done = {moved: "", replaced: "", cookie: "", stored: ""}
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError")
  }
  const root = document.createElement("html")
  root.lang = "en"
  if (isGated) root.dataset.gate = "pending"
  const page = {
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      protocol: protocol ?? "https:",
      replace: (target: string) => {
        done.moved = target
      },
    },
    document: {
      documentElement: root,
      readyState: "loading",
      addEventListener: () => undefined,
      querySelectorAll: () => [],
      get cookie() {
        return storageFails ? blocked() : cookie
      },
      set cookie(value: string) {
        if (storageFails) blocked()
        done.cookie = value
      },
    },
    navigator: {languages: browser ?? undefined, language: browser?.[0]},
    localStorage: {
      getItem: () => (storageFails ? blocked() : (stored ?? null)),
      setItem: (_: string, value: string) => {
        if (storageFails) blocked()
        done.stored = value
      },
    },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, target: string) => {
        done.replaced = target
      },
    },
    setTimeout: (action: () => void, milliseconds: number) => waits.push([action, milliseconds]),
    addEventListener: () => undefined,
  }
  const asWindow = page as unknown as Window
  resolveAddressLanguage(asWindow, languages)
  resolveHomeLanguage(asWindow, languages)
  const early = {...done}
  markAddressLanguage(asWindow, languages)
  storeAddressLanguage(asWindow)
  return {...done, root, early, waits, page: asWindow}
}
