import type {GatsbyConfig} from "gatsby"

/**
 * An adapter that does nothing. Without one, Gatsby installs its newest adapter on Netlify, which
 * adds headers and redirects to those of `rules.ts`.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#adapter
 */
export const plainFiles: NonNullable<GatsbyConfig["adapter"]> = {
  name: "plain-files",
  adapt: () => {},
}
