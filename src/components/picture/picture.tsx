import {imageData, type ProcessedImage} from "../../lib/processed-image"

/** Width in pixels at which a picture's ratio is written as whole numbers. */
const nominalWidth = 1600

type PictureProps = {
  image: ProcessedImage
  alt: string
  /** Layout width of the picture, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** The picture cropped for narrow screens, and its layout width there. */
  narrow?: {image: ProcessedImage; sizes: string}
  /** True for the largest picture on a phone's first screen: it is fetched first. */
  priority?: boolean
}

/** A responsive picture. Unlike GatsbyImage it paints without scripts and ships none. */
export const Picture = (props: PictureProps) => {
  const {image, alt, sizes, className, narrow, priority = false} = props
  const data = imageData(image)
  const fallback = data?.images.fallback
  if (!fallback) return null
  const {width, height, objectPosition} = data
  const narrowSet = imageData(narrow?.image)?.images.fallback?.srcSet
  return (
    <picture>
      {narrowSet && (
        <source media="(max-width: 37.499em)" srcSet={narrowSet} sizes={narrow?.sizes} />
      )}
      <img
        // React 18 knows this attribute in lower case alone, and its types in camel case.
        {...(priority ? {fetchpriority: "high"} : {})}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        sizes={sizes}
        srcSet={fallback.srcSet}
        src={fallback.src}
        // The plugin gives 1 and the ratio, such as 0.5625; these attributes take whole numbers.
        width={nominalWidth}
        height={Math.round((nominalWidth * height) / width)}
        alt={alt}
        className={className}
        style={objectPosition ? {objectPosition} : undefined}
      />
    </picture>
  )
}
