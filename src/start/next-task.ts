/**
 * Settles in a task of its own, so that a tap or a frame can come between two pieces of work.
 * Together they would block a phone for longer than 50 ms.
 */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
