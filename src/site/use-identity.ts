import {graphql, useStaticQuery} from "gatsby"

const useSite = () =>
  useStaticQuery<Queries.IdentityQuery>(graphql`
    query Identity {
      identity {
        productId
        brand
        whatsapp
        email
        pesos {
          rate
        }
        social {
          facebook
          linkedin
          instagram
        }
        credit {
          name
          url
        }
        company {
          legalName
          registration
        }
        legalStrips {
          language
          childProtection
          authority
          authorityUrl
          complaints
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

/** The operator's identity, from data/site.json. */
export const useIdentity = () =>
  useSite().identity as NonNullable<Queries.IdentityQuery["identity"]>

/** Host of the site, for printed addresses: "www.example.com". */
export const useHost = (): string =>
  (useSite().site?.siteMetadata.siteUrl ?? "").replace(/^https?:\/\//, "")
