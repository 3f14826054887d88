import type {ReactNode} from "react"
import {Breadcrumb} from "../breadcrumb/breadcrumb"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./intro.module.css"

type IntroProps = {
  title: string
  description?: string
  /** Pages above this one, nearest last. */
  trail: readonly {to: string; label: string}[]
  /** The page's name in the breadcrumb, if it differs from the title. */
  crumb?: string
  children?: ReactNode
}

/** Title and introduction of a page without a poster. */
export const Intro = ({title, description, trail, crumb = title, children}: IntroProps) => (
  <div className={`container ${styles.intro}`}>
    <div className={styles.trail}>
      <Breadcrumb trail={trail} current={crumb} />
    </div>
    <h1>{title}</h1>
    {description && <Paragraph text={description} className="lede" />}
    {children}
  </div>
)
