import {graphql, useStaticQuery} from "gatsby"

/** Identity of the operator: the words and addresses that data/site.json holds. */
export const useIdentity = () =>
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
    }
  `).identity as NonNullable<Queries.IdentityQuery["identity"]>
