/** Seeded random numbers (mulberry32). Never use Math.random: same seed, same picture. */
export class Rng {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** Uniform between a and b. */
  range(a: number, b: number): number {
    return a + (b - a) * this.next()
  }

  /** Whole number from a to b, both included. */
  int(a: number, b: number): number {
    return Math.floor(this.range(a, b + 1))
  }

  /** Bell-shaped around 0, about ±1 wide (σ ≈ 0.41). */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 0.72
  }

  /** True with probability p. */
  chance(p: number): boolean {
    return this.next() < p
  }

  /** One of the items. */
  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T
  }

  /** An independent generator, so that adding a plant does not move the others. */
  fork(): Rng {
    return new Rng(Math.floor(this.next() * 4294967296))
  }
}
