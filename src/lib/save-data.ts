/** Gatsby's loader as it stands on the window (gatsby/cache-dir/loader.js). */
export type LoadingWindow = Window & {___loader?: {hovering: (path: string) => void}}
type SavingNavigator = Navigator & {connection?: {saveData?: boolean}}

/**
 * Turns prefetching off for visitors who save data. Gatsby respects `saveData` for links in view,
 * but not for the link under the pointer.
 *
 * @param page - the window, or a stand-in in tests; call it once the loader is there
 */
export const respectSaveData = (page: LoadingWindow = window): void => {
  const {connection} = page.navigator as SavingNavigator
  if (connection?.saveData && page.___loader) page.___loader.hovering = () => {}
}
