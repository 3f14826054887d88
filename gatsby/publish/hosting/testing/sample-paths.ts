/** One path of each kind. */
export const samplePaths = [
  "/static/a1/b2/banner.avif",
  "/app-cb452ce8f7746f2251fb.js",
  "/styles.19a093941d2f25692804.css",
  "/page-data/en/page-data.json",
  "/en/index.html",
  "/404.html",
]
