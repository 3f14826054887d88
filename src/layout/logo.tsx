import * as styles from "./logo.module.css"

/** The wordmark with its symbol: two leaves over three roots. */
export const Logo = ({brand}: {brand: string}) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path className={styles.leaf} d="M19 21C8 20 5 12 6 4c9 0 14 6 13 17z" />
      <path className={styles.leafLight} d="M21 21c-1-9 4-15 13-14 0 8-4 14-13 14z" />
      <path
        className={styles.root}
        d="M20 20v17M20 24c-1 6-5 8-9 11M20 24c1 6 5 8 9 11"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
    <span>{brand}</span>
  </span>
)
