import type {ReactNode} from "react"
import {Breadcrumb} from "../breadcrumb/breadcrumb"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./intro.module.css"

type IntroProps = {
  title: string
  description?: string
  children?: ReactNode
}

export const Intro = ({title, description, children}: IntroProps) => (
  <>
    <Breadcrumb title={title} />
    <div className={`container stack ${styles.intro}`}>
      <h1>{title}</h1>
      {description && <Paragraph text={description} className="lede" />}
      {children}
    </div>
  </>
)
