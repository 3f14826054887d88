import {graphql} from "gatsby"
import {Banner} from "../../../components/banner/banner"
import {Facts} from "./facts"

export const fragment = graphql`
  fragment DestinationHero on Region {
    name(language: $language)
    ...DestinationFacts
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

/** Poster with the region's name, altitude and temperature. */
export const Hero = ({region}: {region: Queries.DestinationHeroFragment}) => {
  const {name, scene} = region
  return (
    <Banner
      variant="banner-left"
      heading="h1"
      eager
      title={name}
      image={scene?.image}
      narrowImage={scene?.narrowImage}
      alt={scene?.imageAlt}
      colors={scene?.posterColors}
    >
      <Facts region={region} />
    </Banner>
  )
}
