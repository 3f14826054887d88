import type {BannerProps} from "./banner-props"
import {PosterBanner} from "./poster-banner"
import {TitleBanner} from "./title-banner"

/** A wide band with a title: over a poster (left or right), or on a colour of its own. */
export const Banner = ({variant, ...props}: BannerProps) =>
  variant === "banner-title" ? (
    <TitleBanner variant={variant} {...props} />
  ) : (
    <PosterBanner variant={variant} {...props} />
  )
