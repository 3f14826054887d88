import type {ReactNode} from "react"

type PageLayoutProps = {children: ReactNode; rest?: ReactNode}

/** Stands in for what every page has round its own sections: a preview shows these alone. */
export const PageLayout = ({children, rest}: PageLayoutProps) => (
  <main>
    {children}
    {rest}
  </main>
)
