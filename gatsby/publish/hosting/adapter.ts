import type {GatsbyConfig} from "gatsby"

/**
 * Leaves the build as it is, on every host. Without an adapter in the configuration Gatsby installs one
 * while Netlify builds, whatever its newest version, and that one adds headers and redirects of its own to
 * those of `rules.ts`.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#adapter
 */
export const plainFiles: NonNullable<GatsbyConfig["adapter"]> = {
  name: "plain-files",
  adapt: () => {},
}
