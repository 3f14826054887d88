/**
 * The spot of a picture that no crop may lose, in percent of its width and height from the top left.
 * It means what `object-position` means: 0 keeps the left or upper edge, 50 the middle, 100 the
 * right or lower edge.
 */
export type Focus = {x: number; y: number}

/** Where crops look when nobody said where. */
export const centre: Focus = {x: 50, y: 50}

type Size = {width: number; height: number}

/** Writes a focus as `object-position` takes it: "50% 20%". */
export const writeFocus = ({x, y}: Focus): string => `${x}% ${y}%`

/**
 * The largest part of a picture that has another shape and keeps the focus.
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
