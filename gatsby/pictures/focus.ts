/**
 * The spot that crops must keep, in percent from the top left, as in `object-position`: 0 keeps the
 * left or top edge, 50 the centre, 100 the right or bottom edge.
 */
export type Focus = {x: number; y: number}

/** Default focus. */
export const centre: Focus = {x: 50, y: 50}

type Size = {width: number; height: number}

/** Formats a focus as `object-position`: "50% 20%". */
export const writeFocus = ({x, y}: Focus): string => `${x}% ${y}%`

/**
 * The largest crop of another shape that keeps the focus.
 *
 * @param source - size of the picture, in pixels
 * @param target - shape that is wanted; only its proportion counts
 * @returns the part in pixels of the picture, as sharp's `extract` takes it
 */
export const cropAround = (source: Size, target: Size, {x, y}: Focus) => {
  const proportion = target.width / target.height
  const width = Math.min(source.width, Math.round(source.height * proportion))
  const height = Math.min(source.height, Math.round(source.width / proportion))
  return {
    left: Math.round(((source.width - width) * x) / 100),
    top: Math.round(((source.height - height) * y) / 100),
    width,
    height,
  }
}
