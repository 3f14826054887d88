/** A request of Gatsby's loader for the data of a page (gatsby/cache-dir/loader.js). */
type Request = {internalServerError?: boolean; status?: string}

/** Gatsby's loader, as the class of its file. */
export type LoaderClass = {
  prototype: {fetchPageDataJson: (request: Request) => Promise<Request>}
}

/**
 * Treats a 500 answer to a page's data like any failure. Gatsby would request the data of an error
 * page, which this site lacks. If that also answers 500, Gatsby retries for ever and the link does
 * nothing.
 *
 * @param loader - the class; changed for all that is made of it
 */
export const endErrorLoop = ({prototype}: LoaderClass): void => {
  const {fetchPageDataJson} = prototype
  prototype.fetchPageDataJson = function (request) {
    if (request.internalServerError) return Promise.resolve({...request, status: "error"})
    return fetchPageDataJson.call(this, request)
  }
}
