import {graphql, useStaticQuery} from "gatsby"
import type {Complete} from "../lib/complete"

const useSite = () =>
  useStaticQuery<Complete<Queries.OperatorQuery>>(graphql`
    query Operator {
      operator {
        brand
        whatsapp
        email
        social {
          facebook
          linkedin
          instagram
        }
        credit {
          name
          url
        }
        publicContact {
          telephone
          email
        }
        publicCompany {
          legalName
          registration
          registrationUrl
          responsible
        }
        reviews {
          name
          url
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

/** The operator, from data/site.json. */
export const useOperator = () => useSite().operator

/** Host of the site, for printed addresses: "www.example.com". */
export const useHost = (): string => useSite().site.siteMetadata.siteUrl.replace(/^https?:\/\//, "")
