/** How a page was reached, and where the visitor wants to go. */
export type Visit = {
  /** Address to show after sign-in, from the site's root: the deep link. */
  target: string
  /** The address carries an authorization code. */
  hasCode: boolean
  /** The hosted page sent the visitor back with an error. */
  error?: {name: string; message: string}
  /** The hosted page sent the visitor here, with a code or an error. */
  isReturn: boolean
}

const returned = ["code", "state", "error", "error_description"]

/** An address within this site, without the hosted page's parameters. */
export const cleanAddress = (href: string): string => {
  const {pathname, searchParams, hash} = new URL(href)
  const isReturn = searchParams.has("code") || searchParams.has("error")
  if (isReturn) for (const name of returned) searchParams.delete(name)
  const query = searchParams.toString()
  // Two leading slashes would lead to another site.
  return `${pathname.replace(/^\/+/, "/")}${query && `?${query}`}${hash}`
}

const isOwnAddress = (address: string | null) => address !== null && /^\/(?![/\\])/.test(address)

/**
 * Reads how a page was reached.
 *
 * @param href - the full address
 * @param keptLink - the deep link that was kept before the visitor went to sign in, if any; it
 *   counts only on the way back
 */
export const readVisit = (href: string, keptLink: string | null): Visit => {
  const {searchParams} = new URL(href)
  const hasCode = searchParams.has("code")
  const error = searchParams.get("error")
  const isReturn = hasCode || error !== null
  return {
    target: isReturn && isOwnAddress(keptLink) ? String(keptLink) : cleanAddress(href),
    hasCode,
    isReturn,
    ...(error !== null && {
      error: {
        name: "OAuthSignInException",
        message: searchParams.get("error_description") || error,
      },
    }),
  }
}
