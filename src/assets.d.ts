declare module "*.module.css" {
  const classes: Record<string, string>
  export = classes
}

declare module "*.css"

declare module "*.woff2" {
  const url: string
  export default url
}

declare module "*/.cache/loader" {
  export const BaseLoader: import("./runtime/network/end-error-loop").LoaderClass
}

declare module "*/.cache/production-app"
