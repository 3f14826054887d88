import {useOperator} from "../../site/use-operator"
import * as styles from "./header.module.css"
import {Logo} from "./logo"

/** A header with the logo alone, whose link loads the home page anew. */
export const LogoBar = () => {
  const {brand} = useOperator()
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
