import type {ReactNode} from "react"
import {useWords} from "../../i18n/use-words"
import {homeCrumb, type Trail} from "../../seo/crumbs"
import {Breadcrumb} from "../breadcrumb/breadcrumb"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./intro.module.css"

type IntroProps = {
  title: string
  description?: string
  trail?: Trail
  /** The page's name in the breadcrumb, if it differs from the title. */
  crumb?: Trail[number]
  children?: ReactNode
}

/** Title and introduction of a page without a poster. */
export const Intro = (props: IntroProps) => {
  const {title, description, trail = [homeCrumb], crumb, children} = props
  const t = useWords()
  return (
    <div className={`container ${styles.intro}`}>
      <div className={styles.trail}>
        <Breadcrumb trail={trail} current={crumb?.(t).label ?? title} />
      </div>
      <h1>{title}</h1>
      {description && <Paragraph text={description} className="lede" />}
      {children}
    </div>
  )
}
