/**
 * Whether the page runs in an in-app browser, which can neither download nor print: Android calls its
 * views `wv` (since version 5), Apple's do not name Safari.
 *
 * @see https://developer.chrome.com/docs/multidevice/user-agent
 */
export const isInApp = (userAgent: string): boolean =>
  /;\s*wv\)/.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
