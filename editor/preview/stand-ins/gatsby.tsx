/** Stand-in for Gatsby in previews. */
import type {AnchorHTMLAttributes} from "react"

/** Queries are extracted when the editor is built (editor/build/preview.ts). */
export const graphql = (): undefined => undefined

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {to: string}

/** A link that leads nowhere. */
export const Link = ({to, ...rest}: LinkProps) => <a href={to} {...rest} />

export const navigate = async (): Promise<void> => undefined

let staticData: unknown

/** Sets the result of the site's static query. */
export const provideStaticData = (data: unknown): void => {
  staticData = data
}

export const useStaticQuery = (): unknown => staticData
