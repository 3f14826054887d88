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
}

/** HTML of the part in a page that React is just taking over. */
const servedHtml = () => {
  if (typeof document === "undefined" || "hydrated" in document.documentElement.dataset) return
  return document.querySelector("[data-as-served]")?.innerHTML
}

/** Acts once everything before it in its place is there. */
const Once = ({root, act}: {root: RefObject<HTMLElement>; act: Act}) => {
  useEffect(() => (root.current ? act(root.current) : undefined), [root, act])
  return null
}

/**
 * Makes a part of a page that stays as the server sent it: where a visit begins, the browser gets
 * neither its code nor the work of taking it over. Its HTML is kept as it is, and React looks at no
 * `dangerouslySetInnerHTML` while it hydrates. Who comes by a link gets the code then; it is fetched
 * as the first page is left, for who goes back. A page shows one such part.
 */
export const asServed = <Props extends object>({served, load, act}: StillPart<Props>) => {
  let known = served
  const fetched = async () => {
    const part = await load()
    known = part.default
    return part
  }
  const Lazy = lazy(fetched) as unknown as ComponentType<Props>
  return (props: Props) => {
    const root = useRef<HTMLDivElement>(null)
    const [html] = useState(() => (served ? undefined : servedHtml()))
    useEffect(() => () => void (known ?? fetched().catch(() => {})), [])
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
