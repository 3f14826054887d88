import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from "react"
import {Icon} from "../components/icon/icon"
import * as styles from "./disclosure.module.css"

/** Whether the disclosure around some content is open. */
const IsOpen = createContext(false)

type DisclosureProps = {
  as: "div" | "li"
  className?: string
  /** What is seen while it is closed, too. */
  head?: ReactNode
  /** What the button says, and of which place. */
  label: string
  place?: string
  children: ReactNode
}

/** What phones show after a press; the browser's search opens it, too. */
export const Disclosure = (props: DisclosureProps) => {
  const {as: Tag, className, head, label, place, children} = props
  const [isOpen, setIsOpen] = useState(false)
  const listen = useCallback((element: HTMLElement | null) => {
    element?.addEventListener("beforematch", () => setIsOpen(true))
  }, [])
  return (
    <Tag ref={listen} className={className} data-closed={!isOpen || undefined}>
      {head}
      <button
        type="button"
        className={`plain target ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        data-needs-script=""
      >
        <span>
          {label}
          {place && <span className="visuallyHidden">{`: ${place}`}</span>}
        </span>
        <Icon name="chevron" />
      </button>
      <IsOpen.Provider value={isOpen}>{children}</IsOpen.Provider>
    </Tag>
  )
}

type DisclosureContentProps = {className?: string; children: ReactNode}

/**
 * What a closed disclosure hides. React 18 writes `hidden` as yes or no, but leaves the attributes of an
 * element with `is` as they are.
 *
 * @see https://github.com/facebook/react/issues/24740
 */
export const DisclosureContent = ({className = "", children}: DisclosureContentProps) => {
  const hidden = useContext(IsOpen) ? undefined : "until-found"
  return createElement(
    "div",
    {is: "disclosure-content", class: `${styles.content} ${className}`, hidden},
    children,
  )
}
