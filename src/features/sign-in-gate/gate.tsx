import {type ReactNode, Suspense, useEffect} from "react"

type GateProps = {
  /**
   * Opens the gate: undefined where there is none, otherwise settles once the visitor is signed in.
   * The server has no gate to open.
   */
  open?: () => Promise<void> | undefined
  /** Called once, as soon as the page answers. */
  onReady?: () => void
  children: ReactNode
}

let opening: Promise<void> | undefined
let isOpen = false
let isReady = false

/** Suspends until the gate is open; React asks again each time, and `open` is called once. */
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
    // Gatsby wraps the head of each page in the same root, after the page itself.
    if (isReady) return
    isReady = true
    onReady?.()
  }, [onReady])
  return <>{children}</>
}

/**
 * Holds the whole page back on a gated host. The boundary stands on every host and on the server, so
 * that the trees are the same: while the gate is shut the pre-rendered page stays as it is, and is
 * hydrated afterwards. Elsewhere nothing suspends.
 */
export const SignInGate = (props: GateProps) => (
  <Suspense fallback={null}>
    <Inside {...props} />
  </Suspense>
)
