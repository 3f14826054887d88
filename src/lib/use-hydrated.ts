import {useSyncExternalStore} from "react"

const never = () => () => {}

/** False on the server and while a page is hydrated, when it must match the server's HTML; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
