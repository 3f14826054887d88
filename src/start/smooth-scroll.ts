/**
 * Lets the page scroll smoothly (see global.css), or not: a place within the page is scrolled to,
 * another page stands at its place from the first frame.
 *
 * @param page - the window, or a stand-in in tests
 */
export const setSmoothScroll = (isSmooth: boolean, {document}: Window = window): void => {
  document.documentElement.style.scrollBehavior = isSmooth ? "" : "auto"
}
