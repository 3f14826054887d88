import {lazy, type ReactNode, Suspense, useEffect} from "react"

type GateProps = {
  /** Called once, when the page is hydrated. */
  onReady?: () => void
  children: ReactNode
}

let isReady = false

const Inside = ({onReady, children}: GateProps) => {
  useEffect(() => {
    // Gatsby wraps each page's head in this root, too: onReady would be called again.
    if (!isReady) onReady?.()
    isReady = true
  }, [onReady])
  return <>{children}</>
}

// Public hosts never load the gate's code.
const Gated = lazy(async () => {
  const {openGate} = await import("./open-gate")
  await openGate()
  return {default: Inside}
})

/**
 * Suspends the whole page on a gated host, which the inline script has marked. The boundary exists
 * on every host and on the server, so that the trees match: the pre-rendered page stays as it is
 * until the gate opens, and is then hydrated.
 */
export const SignInGate = (props: GateProps) => {
  const isGated = typeof document !== "undefined" && document.documentElement.dataset.gate
  const Gate = isGated ? Gated : Inside
  return (
    <Suspense fallback={null}>
      <Gate {...props} />
    </Suspense>
  )
}
