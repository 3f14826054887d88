/** Stands in for Gatsby where the site's own components are shown without it. */
import type {AnchorHTMLAttributes} from "react"

/** Queries are read from the source when the editor is written (editor/build/preview.ts). */
export const graphql = (): undefined => undefined

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {to: string}

/** A link to a page; the preview follows none. */
export const Link = ({to, ...rest}: LinkProps) => <a href={to} {...rest} />

export const navigate = async (): Promise<void> => undefined

let staticData: unknown

/** Says what the one static query of the site finds. */
export const provideStaticData = (data: unknown): void => {
  staticData = data
}

export const useStaticQuery = (): unknown => staticData
