import {lazy, type ReactNode, Suspense, useEffect} from "react"
import {createRoot} from "react-dom/client"
import {type GateSettings, readSettings} from "./host"

type GateProps = {
  /** Called once, when the page is hydrated. */
  onReady?: () => void
  children: ReactNode
}

/** Resolves once the visitor is signed in. Until then, and after a failure, the page stays hidden. */
const open = async (): Promise<void> => {
  // No byte of it on public hosts.
  const {GateStatus} = await import("./gate-status")
  const container = document.createElement("div")
  document.body.prepend(container)
  const status = createRoot(container)
  status.render(<GateStatus />)
  try {
    const {enter} = await import("./enter")
    const visitor = await enter(readSettings() as GateSettings)
    status.render(<GateStatus visitor={visitor} />)
    document.documentElement.dataset.gate = "ready"
  } catch (error) {
    status.render(<GateStatus error={error as Error} />)
    document.documentElement.dataset.gate = "failed"
    await new Promise(() => {})
  }
}

let isReady = false

const Inside = ({onReady, children}: GateProps) => {
  useEffect(() => {
    // Gatsby also wraps each page's head in this root, after the page.
    if (!isReady) onReady?.()
    isReady = true
  }, [onReady])
  return <>{children}</>
}

const Gated = lazy(() => open().then(() => ({default: Inside})))

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
