// Made from Natural Earth's borders (public domain).

/** Width and height of the drawing, in its own units. */
export const size = {width: 400, height: 520}

/** Mercator projection of the drawing: scale per radian and position of 0° N, 0° E. */
export const projection = {scale: 1694.441, x: 2357.426, y: 382.635}
