import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react"

/** Does something with what is there, and may give what ends it. */
type Act = (root: HTMLElement) => (() => void) | undefined

type StillPart<Props> = {
  /** The part in the server's code; unset in the browser's, which then has none of it. */
  served: ComponentType<Props> | undefined
  /** Fetches its code, for who comes by a link. */
  load: () => Promise<{default: ComponentType<Props>}>
  /** What it does once it is there. */
  act: Act
  /** Loads the page anew, which then brings the part as served. */
  reload?: () => void
}

/** HTML of the part in a page that React is just taking over. */
const servedHtml = () => {
  if ("hydrated" in document.documentElement.dataset) return
  return document.querySelector("[data-as-served]")?.innerHTML
}

/** Acts once everything before it in its place is there. */
const Once = ({root, act}: {root: RefObject<HTMLElement>; act: Act}) => {
  useEffect(() => (root.current ? act(root.current) : undefined), [root, act])
  return null
}

/** What stands there while a page without its part is on its way to being loaded anew. */
const Nothing = () => null

/**
 * Makes a part of a page that stays as the server sent it: where a visit begins, the browser gets
 * neither its code nor the work of taking it over. Its HTML is kept as it is, also for who comes back,
 * and React looks at no `dangerouslySetInnerHTML` while it hydrates. Who comes by a link gets the code
 * then; if that fails, the page is loaded anew as soon as there is a network. A page shows one such
 * part.
 */
export const asServed = <Props extends object>({
  served,
  load,
  act,
  reload = () => window.location.reload(),
}: StillPart<Props>) => {
  let known = served
  const kept = new Map<string, string>()
  const keptHtml = () => {
    const html = servedHtml()
    if (html !== undefined) kept.set(window.location.pathname, html)
    return kept.get(window.location.pathname)
  }
  const fetched = async () => {
    try {
      const part = await load()
      known = part.default
      return part
    } catch {
      if (navigator.onLine) reload()
      else window.addEventListener("online", reload, {once: true})
      return {default: Nothing as ComponentType<Props>}
    }
  }
  const Lazy = lazy(fetched) as unknown as ComponentType<Props>
  return (props: Props) => {
    const root = useRef<HTMLDivElement>(null)
    const [html] = useState(() => (served ? undefined : keptHtml()))
    const Part = known ?? Lazy
    const shared = {ref: root, "data-as-served": ""}
    const once = <Once root={root} act={act} />
    if (html !== undefined)
      return (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page holds already */}
          <div {...shared} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
          {once}
        </>
      )
    return (
      <div {...shared}>
        {/* Room, so that what follows does not come up and go down again. */}
        <Suspense fallback={<div style={{height: "300vh"}} />}>
          <Part {...props} />
          {once}
        </Suspense>
      </div>
    )
  }
}
