/** What tests put on a page. */
interface Window {
  announcements: string[]
  hacked?: string
  recordPaint: (path: string) => void
  refused: string[]
  shifts: number[]
}
