/** A request of Gatsby's loader for the data of a page (gatsby/cache-dir/loader.js). */
type Request = {internalServerError?: boolean; status?: string}

/** Gatsby's loader, as the class of its file. */
export type LoaderClass = {
  prototype: {fetchPageDataJson: (request: Request) => Promise<Request>}
}

/**
 * Makes an answer of 500 to a page's data a failure like others. Gatsby asks for the data of an
 * error page instead, which this site does not have. If the server answers 500 to that too, Gatsby
 * asks again for ever, and the link does nothing.
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
