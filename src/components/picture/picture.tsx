import type {IGatsbyImageData} from "gatsby-plugin-image"

/**
 * A picture in one shape. If it has a focus, the query includes its `object-position`
 * (gatsby/graphql/picture-resolvers.ts).
 */
export type ProcessedImage = {picture: IGatsbyImageData & {objectPosition?: string}} | null

/** Width in pixels at which a full-bleed picture's ratio is written as whole numbers. */
const nominalWidth = 1600

/**
 * Size for the `width` and `height` attributes, in pixels. For a full-bleed picture the plugin
 * gives 1 and its proportion, such as 0.5625; the attributes take whole numbers only (HTML,
 * dimension attributes), and browsers use them as the proportion.
 */
const wholeSize = ({width, height}: {width: number; height: number}) =>
  Number.isInteger(height)
    ? {width, height}
    : {width: nominalWidth, height: Math.round((nominalWidth * height) / width)}

type PictureProps = {
  image: ProcessedImage
  alt: string
  /** Layout width of the picture, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** The picture cropped for narrow screens, and its layout width there. */
  narrow?: {image: ProcessedImage; sizes: string}
  /** True for the largest picture on a phone's first screen: it is fetched first. */
  first?: boolean
}

/**
 * A responsive picture: AVIF, with JPEG for browsers without it. A plain `<picture>` paints at once
 * and lets the browser choose.
 */
export const Picture = (props: PictureProps) => {
  const {image, alt, sizes, className, narrow, first = false} = props
  const data = image?.picture
  if (!data?.images.fallback) return null
  const {images, objectPosition} = data
  return (
    <picture>
      {narrow?.image?.picture.images.sources?.map(({type, srcSet}) => (
        <source
          key={type}
          media="(max-width: 640px)"
          type={type}
          srcSet={srcSet}
          sizes={narrow.sizes}
        />
      ))}
      {images.sources?.map(({type, srcSet}) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...(first ? {fetchpriority: "high"} : {})}
        src={images.fallback?.src}
        {...wholeSize(data)}
        alt={alt}
        className={className}
        style={objectPosition ? {objectPosition} : undefined}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
      />
    </picture>
  )
}
