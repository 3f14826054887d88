import {Component, type ReactNode} from "react"
import {partStopped, type StoppedPart} from "../../analytics/part-stopped"

type BoundaryProps = {
  /** Its name, which no other part of a page has. */
  part: StoppedPart
  /** What stands in its place once it has stopped, told whether visitors saw it before. */
  fallback: (wasShown: boolean) => ReactNode
  children: ReactNode
}

/** Keeps what goes wrong in a part from taking away the rest, and counts it. */
export class Boundary extends Component<BoundaryProps, {hasStopped: boolean}> {
  override state = {hasStopped: false}
  /** What the server sent is shown before React has it. */
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
