type Titled<Words> = {title?: Words; name?: Words; seo: {title: Words}}

/**
 * The title on a page's sharing picture: the one that the page shows, else the one for search engines, as
 * the poster of the home page alone would not say what the site is.
 */
export const shownTitle = <Words>({
  title,
  name,
  seo,
}: Titled<Words>): {field: string; words: Words} => {
  if (title) return {field: "title", words: title}
  return name ? {field: "name", words: name} : {field: "seo.title", words: seo.title}
}
