/** Encodes the orders that it is sent; a process of its own, begun by start-encoding.ts. */
import {encodeMissing} from "./encode"
import type {Order} from "./order"

// Without its build it has nothing to do.
process.once("disconnect", () => process.exit())
process.once("message", ({cache, orders}: {cache: string; orders: Order[]}) => {
  encodeMissing(cache, orders, progress => process.send?.(progress))
    // The build encodes what is missing at its end, and says then what is wrong.
    .catch(() => {})
    .finally(() => process.disconnect())
})
