import {useIdentity} from "../../site/use-identity"
import * as styles from "./header.module.css"
import {Logo} from "./logo"

/** A header with the logo alone, whose link loads the home page anew. */
export const LogoBar = () => {
  const {brand} = useIdentity()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.home}>
          <Logo brand={brand} />
        </a>
      </div>
    </header>
  )
}
