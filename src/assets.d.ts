declare module "*.module.css" {
  const classes: Record<string, string>
  export = classes
}

declare module "*.css"

declare module "*.svg" {
  const url: string
  export default url
}

declare module "*.woff2" {
  const url: string
  export default url
}
