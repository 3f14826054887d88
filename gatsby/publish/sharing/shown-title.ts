type Titled<Words> = {title?: Words; name?: Words; seo: {title: Words}}

/** Title of a page's sharing picture: the visible title, otherwise the search title. */
export const shownTitle = <Words>({
  title,
  name,
  seo,
}: Titled<Words>): {field: string; words: Words} => {
  if (title) return {field: "title", words: title}
  return name ? {field: "name", words: name} : {field: "seo.title", words: seo.title}
}
