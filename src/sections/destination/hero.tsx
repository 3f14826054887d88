import {graphql} from "gatsby"
import {Banner} from "../../components/banner/banner"

export const fragment = graphql`
  fragment DestinationHero on Region {
    name(language: $language)
    scene {
      imageAlt(language: $language)
      posterColors {
        ground
        text
        accent
      }
      image {
        ...BannerPicture
      }
      narrowImage: image {
        ...CardPicture
      }
    }
  }
`

/** The place's poster with its name on it. */
export const Hero = ({region: {name, scene}}: {region: Queries.DestinationHeroFragment}) => (
  <Banner
    variant="banner-left"
    heading="h1"
    eager
    title={name}
    image={scene?.image}
    narrowImage={scene?.narrowImage}
    alt={scene?.imageAlt}
    colors={scene?.posterColors}
  />
)
