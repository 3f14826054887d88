import type {ReactNode} from "react"

type PageLayoutProps = {children: ReactNode; rest?: ReactNode}

/** Stand-in for the page layout: previews show sections only. */
export const PageLayout = ({children, rest}: PageLayoutProps) => (
  <main>
    {children}
    {rest}
  </main>
)
