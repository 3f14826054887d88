import {graphql, useStaticQuery} from "gatsby"

const useSite = () =>
  useStaticQuery<Queries.IdentityQuery>(graphql`
    query Identity {
      identity {
        productId
        brand
        whatsapp
        email
        priceBasis
        social {
          facebook
          linkedin
          instagram
        }
        credit {
          name
          url
        }
        copyrightFrom
        copyrightTo
      }
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `)

/** Identity of the operator: the words and addresses that data/site.json holds. */
export const useIdentity = () =>
  useSite().identity as NonNullable<Queries.IdentityQuery["identity"]>

/** Host of the site, as paper writes it before a path: "www.example.com". */
export const useHost = (): string =>
  (useSite().site?.siteMetadata.siteUrl ?? "").replace(/^https?:\/\//, "")
