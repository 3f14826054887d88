import {type ReactNode, Suspense, useEffect} from "react"

type GateProps = {
  /**
   * Opens the gate: undefined if there is none, otherwise resolves once the visitor is signed in.
   * The server has no gate.
   */
  open?: () => Promise<void> | undefined
  /** Called once, when the page is hydrated. */
  onReady?: () => void
  children: ReactNode
}

let opening: Promise<void> | undefined
let isOpen = false
let isReady = false

/** Suspends until the gate is open; `open` is called only once, however often React renders. */
const passGate = (open: () => Promise<void> | undefined) => {
  if (isOpen) return
  opening ??= open()?.then(() => {
    isOpen = true
  })
  if (opening) throw opening
  isOpen = true
}

const Inside = ({open, onReady, children}: GateProps) => {
  if (open) passGate(open)
  useEffect(() => {
    // Gatsby also wraps each page's head in this root, after the page.
    if (isReady) return
    isReady = true
    onReady?.()
  }, [onReady])
  return <>{children}</>
}

/**
 * Suspends the whole page on a gated host. The boundary exists on every host and on the server, so
 * that the trees match: the pre-rendered page stays as it is until the gate opens, and is then
 * hydrated. Elsewhere nothing suspends.
 */
export const SignInGate = (props: GateProps) => (
  <Suspense fallback={null}>
    <Inside {...props} />
  </Suspense>
)
