import {stringify} from "csv-stringify/sync"
import {defaultLanguage, type Language} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import type {Complete} from "../../src/lib/complete"
import {srcOf} from "../../src/lib/processed-image"
import {plainText} from "../../src/lib/text/markup"
import {pathTo} from "../routes"

/** What Meta's feed asks; Meta wants square JPEGs, and reads the language feed for texts alone. */
export const feedQuery = /* GraphQL */ `
  query MetaFeed($language: String!) {
    operator {
      brand
    }
    allExperience(sort: {slug: ASC}) {
      nodes {
        slug
        code
        group
        price
        isPriceOnRequest
        title(language: $language)
        description(language: $language)
        regions {
          name(language: $language)
        }
        image {
          ...FeedPicture
        }
        photos {
          image {
            ...FeedPicture
          }
        }
      }
    }
  }

  fragment FeedPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [1080], formats: [JPG])
    }
  }
`

const campaign = "utm_source=meta&utm_medium=social&utm_campaign=catalogue"

/**
 * Meta's feed of one language: the catalogue in the site's first, in any other a language feed,
 * which may name neither price nor availability nor pictures. A trip whose price no longer holds is
 * left out. The content's own limits keep texts and photographs (Meta's: twenty) below Meta's.
 *
 * @see https://developers.facebook.com/docs/commerce-platform/catalog/fields
 * @see https://developers.facebook.com/docs/marketing-api/catalog/localized-catalog/localized-catalog-setup
 */
export const metaFeed = (
  {operator, allExperience}: Complete<Queries.MetaFeedQuery>,
  siteUrl: string,
  language: Language,
): string => {
  const rows = allExperience.nodes
    .filter(({isPriceOnRequest}) => !isPriceOnRequest)
    .map(({slug, code, group, price, title, description, regions, image, photos}) => {
      const texts = {title, description: plainText(description)}
      const link = `${siteUrl}${localizedPath(language, pathTo("experiences", slug))}?${campaign}`
      if (language !== defaultLanguage)
        return {id: slug, override: `${language}_XX`, ...texts, link}
      return {
        id: slug,
        ...texts,
        // A season belongs to the trip, not to the offer.
        availability: "in stock",
        condition: "new",
        price: `${price.toFixed(2)} EUR`,
        link,
        image_link: `${siteUrl}${srcOf(image)}`,
        additional_image_link: (photos ?? [])
          .map(photo => `${siteUrl}${srcOf(photo.image)}`)
          .join(","),
        brand: operator.brand,
        // For product sets, and to find the trip of a chat.
        custom_label_0: code,
        custom_label_1: group,
        custom_label_2: regions.map(({name}) => name).join(" / "),
      }
    })
  return stringify(rows, {header: true, escape_formulas: true, record_delimiter: "windows"})
}
