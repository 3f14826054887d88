import type {IGatsbyImageData} from "gatsby-plugin-image"

/**
 * A picture in one shape. One with a focus says where it stands when a box shows a part of it
 * (gatsby/graphql/picture-resolvers.ts).
 */
export type ProcessedImage = {picture: IGatsbyImageData & {objectPosition?: string}} | null

/** Width in pixels by which a full-bleed picture's proportion is written in whole numbers. */
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
  /** Width the layout gives the picture, as the `sizes` attribute says it. */
  sizes: string
  className?: string
  /** The same picture cropped for narrow screens, and the width the layout gives it there. */
  narrow?: {image: ProcessedImage; sizes: string}
  /** True for the largest one that a phone shows when the page opens: it is fetched before all others. */
  first?: boolean
}

/**
 * A responsive picture from the files that the build made: AVIF, and JPEG for browsers without it.
 * A plain `<picture>` paints at once and lets the browser choose (docs/performance.md).
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
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
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
