import {Component, type ReactNode} from "react"
import {partStopped, type StoppedPart} from "../../analytics/part-stopped"

type BoundaryProps = {
  /** Name, unique on the page. */
  part: StoppedPart
  /** Rendered in its place after an error; receives whether visitors have seen the part. */
  fallback: (wasShown: boolean) => ReactNode
  children: ReactNode
}

/** Error boundary that reports what it catches. */
export class Boundary extends Component<BoundaryProps, {hasStopped: boolean}> {
  override state = {hasStopped: false}
  /** Server-rendered HTML is visible before React hydrates it. */
  private wasShown = false

  static getDerivedStateFromError = () => ({hasStopped: true})

  override componentDidMount() {
    this.wasShown = true
  }

  override componentDidCatch(error: unknown) {
    partStopped(this.props.part, error)
  }

  override render() {
    const {part, fallback, children} = this.props
    if (!this.state.hasStopped) return <div data-part={part}>{children}</div>
    return fallback(this.wasShown || document.documentElement.dataset.hydrated === undefined)
  }
}
